import { Link } from 'wouter';
import { groupNameIn } from '#features/groups/rules.ts';
import { buttonStyles } from '#ui/button.tsx';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { ProgressRing } from '#ui/progress-ring.tsx';
import type { SeatContributions } from '../contract.ts';
import { seatSummary } from '../seat-summary.ts';
import { SeatHeadline } from './seat-headline.tsx';
import { contributionTexts } from './texts.ts';
import { usePayments } from './use-contributions.ts';

export function SeatCard({ seat }: { seat: SeatContributions }) {
  const { locale, dollars, date, month } = useFormats();
  const texts = useTexts(contributionTexts);
  const { facts } = texts;
  const groupName = groupNameIn(seat.groupName, locale);
  const payments = usePayments(seat.membershipId);
  const summary = seatSummary(seat);
  const done = seat.paid + seat.prepaid;
  const canPay = summary !== 'closed' && summary !== 'finished' && summary !== 'processing';
  const rows = [
    [facts.nextDue, seat.next && !seat.isClosed ? date(seat.next.dueOn) : facts.noneDue],
    [facts.nextAssembly, seat.nextAssemblyOn ? date(seat.nextAssemblyOn) : facts.noAssembly],
    [
      facts.month,
      seat.month < 1
        ? facts.notBegun(month(seat.startMonth))
        : facts.monthOf(Math.min(240, seat.month)),
    ],
    [facts.paid, dollars(seat.totals.amount)],
  ];
  return (
    <section
      aria-label={`${groupName}, ${texts.seat(seat.seat)}`}
      className="rounded-card bg-paper p-5 shadow-card sm:p-7"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 break-words text-2xl">{groupName}</h2>
        <p className="font-semibold text-forest">{texts.seat(seat.seat)}</p>
      </header>
      <div className="mt-4">
        <SeatHeadline seat={seat} lastPayment={payments.data?.[0]} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-5">
        <ProgressRing
          share={done / 240}
          label={texts.done(done)}
          className="mx-auto size-36 shrink-0 sm:mx-0"
        >
          <span className="tabular font-display text-4xl leading-none">{done}</span>
          <span className="tabular mt-1 text-muted text-sm">{texts.doneOf}</span>
        </ProgressRing>
        <dl className="tabular grid min-w-0 grow basis-60 gap-x-6 gap-y-3 text-sm min-[26rem]:grid-cols-2">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt className="text-muted">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {canPay && (
          <Link
            href={`/dashboard/contributions?seat=${seat.membershipId}#pay`}
            className={buttonStyles('accent')}
          >
            {texts.pay}
          </Link>
        )}
        <Link
          href={`/dashboard/contributions?seat=${seat.membershipId}`}
          className={buttonStyles('quiet')}
        >
          {texts.seeContributions}
        </Link>
        <Link href="/dashboard/assemblies" className={buttonStyles('quiet')}>
          {texts.seeAssemblies}
        </Link>
        {canPay && !seat.automatic && (
          <Link href="/dashboard/payment-methods" className={buttonStyles('quiet')}>
            {texts.setUpAutomatic}
          </Link>
        )}
      </div>
    </section>
  );
}
