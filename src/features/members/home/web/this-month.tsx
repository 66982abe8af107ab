import { Link } from 'wouter';
import { assemblyPath } from '#features/assemblies/addresses.ts';
import { formatInstant } from '#features/assemblies/checking/format-instant.ts';
import { useSecondsLeft } from '#features/assemblies/web/countdown.tsx';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { formatChance } from '#shared/text/format-chance.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import type { HomeSeat } from '../contract.ts';
import { homeTexts } from './texts.ts';

type ThisMonthProps = { seat: HomeSeat; now: string };

/** The next assembly of a seat with its chance and bid, and the last result of the group. */
export function ThisMonth({ seat, now }: ThisMonthProps) {
  const { month: texts } = useTexts(homeTexts);
  const { assembly, lastResult } = seat;
  if (!assembly && !lastResult) return null;
  return (
    <Panel title={texts.title}>
      {assembly && <NextAssembly seat={seat} assembly={assembly} now={now} />}
      {lastResult && <LastResult result={lastResult} own={seat.contributions.seat} />}
    </Panel>
  );
}

type NextProps = ThisMonthProps & { assembly: NonNullable<HomeSeat['assembly']> };

function NextAssembly({ seat, assembly, now }: NextProps) {
  const locale = useLocale();
  const { month: texts } = useTexts(homeTexts);
  const left = useSecondsLeft(assembly.heldAt, now);
  const isCancelled = seat.contributions.status === 'cancelled';
  return (
    <>
      <p className="mt-3 font-display text-3xl text-forest">
        {left > 0 ? `${leftIn(left, texts)} ${texts.until}` : texts.now}
      </p>
      <p className="text-muted">
        <Link
          href={assemblyPath({ group: assembly.group, month: assembly.month }, locale)}
          className="underline underline-offset-4"
        >
          {texts.assembly(assembly.month)}
        </Link>
        , {formatInstant(assembly.heldAt, locale)}
      </p>
      <dl className="tabular mt-5 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {(assembly.chance > 0 || assembly.expectedChance !== null) && (
          <div>
            <dt className="text-muted text-sm">
              {isCancelled ? texts.refundChance : texts.chance}
            </dt>
            <dd className="font-semibold text-lg">
              {assembly.chance > 0 ? formatChance(assembly.chance, locale) : '–'}
              {assembly.expectedChance !== null && (
                <span className="block font-normal text-muted text-sm">
                  {texts.expected(formatChance(assembly.expectedChance, locale))}
                </span>
              )}
              {!isCancelled && !assembly.isPaidUp && (
                <span className="block font-normal text-muted text-sm">{texts.notPaidUp}</span>
              )}
            </dd>
          </div>
        )}
        {!isCancelled && (
          <div>
            <dt className="text-muted text-sm">{texts.bid}</dt>
            <dd className="font-semibold text-lg">
              {assembly.bid ? texts.bidIn(assembly.bid) : texts.noBid}
              {assembly.canBid && !assembly.bid && (
                <Link
                  href="/dashboard/assemblies"
                  className="ml-3 font-semibold text-base text-forest underline underline-offset-4"
                >
                  {texts.bidAction}
                </Link>
              )}
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

type Units = Record<'days' | 'hours' | 'minutes', (count: number) => string>;

/** '3 days 4 hours', '4 hours 10 minutes', '30 days': the two largest units, without a zero. */
function leftIn(seconds: number, { days, hours, minutes }: Units): string {
  const units = [
    [Math.floor(seconds / SECONDS_PER_DAY), days],
    [Math.floor(seconds / 3_600) % 24, hours],
    [Math.floor(seconds / 60) % 60, minutes],
  ] as const;
  const first = units.findIndex(([count]) => count > 0);
  if (first === -1) return minutes(0);
  const shown = units.slice(first, first + 2).filter(([count]) => count > 0);
  return shown.map(([count, say]) => say(count)).join(' ');
}

type ResultProps = { result: NonNullable<HomeSeat['lastResult']>; own: number };

function LastResult({ result, own }: ResultProps) {
  const locale = useLocale();
  const { month: texts } = useTexts(homeTexts);
  const seats = result.picks
    .filter(({ status }) => status === 'awarded' || status === 'held')
    .map(({ seat }) => seat);
  return (
    <div className="mt-6 border-line border-t pt-4">
      <h3 className="text-lg">{texts.last}</h3>
      <p className="mt-1">
        {seats.length > 0 ? texts.selected(seats) : texts.nobody} {seats.includes(own) && texts.own}{' '}
        <Link
          href={assemblyPath({ group: result.group, month: result.month }, locale)}
          className="whitespace-nowrap font-semibold text-forest underline underline-offset-4"
        >
          {texts.see}
        </Link>
      </p>
    </div>
  );
}
