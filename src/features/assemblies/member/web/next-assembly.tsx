import { Link } from 'wouter';
import { groupNameIn } from '#features/groups/rules.ts';
import { formatChance } from '#shared/text/format-chance.ts';
import type { TextsIn } from '#shared/text/texts.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { assemblyPath } from '../../addresses.ts';
import { formatInstant } from '../../checking/format-instant.ts';
import { Countdown, useSecondsLeft } from '../../web/countdown.tsx';
import { assemblyTexts } from '../../web/texts.ts';
import type { MemberAssembly } from '../contract.ts';

export type Next = NonNullable<MemberAssembly['next']>;

/** The next assembly of a seat: countdown, whether it takes part, and its chance. */
export function NextAssembly({ own, next }: { own: MemberAssembly; next: Next }) {
  const locale = useLocale();
  const texts = useTexts(assemblyTexts);
  const isOpen = next.status === 'open';
  const to = isOpen ? next.closesAt : next.heldAt;
  const isDue = useSecondsLeft(to, own.now) === 0;
  const isActive = own.status === 'active';
  const inactive = inactiveSentence(own.status, texts);
  const takesPart = isActive && next.isPaidUp;
  const chance = next.eligibleSeats > 0 ? 1 / next.eligibleSeats : 0;
  return (
    <div className="rounded-card bg-forest-deep p-6 text-paper sm:p-8">
      <p className="text-leaf">{texts.seatOf(groupNameIn(own.group, locale), own.seat)}</p>
      <h2 className="mt-1 font-display text-3xl">
        <Link
          href={assemblyPath({ group: own.group, month: next.month }, locale)}
          className="underline decoration-leaf/40 underline-offset-4"
        >
          {texts.assembly(next.month)}
        </Link>
      </h2>
      {!isOpen && isDue ? (
        <p className="mt-4 max-w-xl text-leaf">
          {texts.waitingForRound(formatInstant(next.heldAt, locale))}
        </p>
      ) : (
        <>
          <Countdown to={to} now={own.now} />
          <p className="mt-3 text-leaf">
            {isOpen
              ? texts.untilClose(formatInstant(next.closesAt, locale))
              : texts.untilDraw(formatInstant(next.heldAt, locale))}
          </p>
        </>
      )}
      <p className="mt-6 flex gap-3">
        <span
          aria-hidden="true"
          className={`grid size-7 shrink-0 place-items-center rounded-full font-bold ${takesPart ? 'bg-leaf text-forest-deep' : 'bg-clay text-terracotta-deep'}`}
        >
          {takesPart ? '✓' : '!'}
        </span>
        <span className="max-w-2xl">
          {!isActive
            ? inactive
            : next.isPaidUp
              ? texts.eligible
              : texts.notYetEligible(formatInstant(next.cutOffAt, locale))}{' '}
          {isActive && !next.isPaidUp && (
            <Link
              href="/dashboard/contributions"
              className="whitespace-nowrap font-semibold underline underline-offset-4"
            >
              {texts.payNow}
            </Link>
          )}
        </span>
      </p>
      {isActive && chance > 0 && (
        <p className="mt-3 max-w-2xl text-leaf text-sm">
          {texts.chance(next.eligibleSeats, formatChance(chance, locale))}{' '}
          {isOpen &&
            next.expectedSeats > next.eligibleSeats &&
            texts.expected(next.expectedSeats, formatChance(1 / next.expectedSeats, locale))}
        </p>
      )}
      {next.isPostponed && (
        <p className="mt-5 rounded-xl bg-clay px-4 py-3 text-terracotta-deep">{texts.postponed}</p>
      )}
    </div>
  );
}

/** Which of the reasons for taking no part is a seat's own. */
export function inactiveSentence(
  status: string,
  { inactive }: Pick<TextsIn<typeof assemblyTexts>, 'inactive'>,
): string {
  return status === 'awarded' || status === 'cancelled' ? inactive[status] : inactive.other;
}
