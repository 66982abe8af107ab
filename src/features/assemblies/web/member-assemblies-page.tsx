import { Link } from 'wouter';
import { useRequireMember } from '#features/accounts/web/use-require-member.ts';
import { Badge } from '#ui/badge.tsx';
import { LoadState } from '#ui/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { listMemberAssemblies, type MemberAssembly } from '../contract.ts';
import { formatInstant } from '../format-instant.ts';
import { memberTexts } from '../member-texts.ts';
import { assemblyTexts } from '../texts.ts';
import { BidForm } from './bid-form.tsx';
import { BidPayments } from './bid-payments.tsx';
import { Countdown } from './countdown.tsx';
import { ReceiptList } from './receipt-list.tsx';

const texts = memberTexts('en');
const words = assemblyTexts('en');

/** A member's assemblies: the next one, their bid and receipts, and what was decided before. */
export function Page() {
  const user = useRequireMember();
  const { data, isError, refetch } = useRead(
    listMemberAssemblies,
    {},
    { enabled: user !== undefined },
  );
  return (
    <div className="mx-auto max-w-5xl px-5 pt-10 pb-20">
      <Link href="/dashboard" className="font-semibold text-muted underline underline-offset-4">
        Dashboard
      </Link>
      <h1 className="mt-2 text-title">Your assemblies</h1>
      <LoadState
        what="your assemblies"
        isLoading={!data}
        hasFailed={isError}
        onRetry={() => void refetch()}
      />
      {data?.length === 0 && <p className="mt-6 max-w-xl text-muted">{texts.noSeat}</p>}
      {data && data.length > 0 && (
        <div className="mt-8 grid max-w-2xl gap-6 empty:hidden">
          <BidPayments />
        </div>
      )}
      {data?.map((own) => (
        <SeatAssemblies key={own.membershipId} own={own} onChanged={() => void refetch()} />
      ))}
    </div>
  );
}

type SeatProps = { own: MemberAssembly; onChanged: () => void };

function SeatAssemblies({ own, onChanged }: SeatProps) {
  const { next } = own;
  return (
    <section className="mt-8 grid gap-6">
      <h2 className="sr-only">
        Seat {own.seat} of group {own.group}
      </h2>
      {next && <NextAssembly own={own} next={next} onChanged={onChanged} />}
      <History own={own} />
    </section>
  );
}

function NextAssembly({
  own,
  next,
  onChanged,
}: SeatProps & { next: NonNullable<MemberAssembly['next']> }) {
  const chance = next.eligibleSeats > 0 ? 1 / next.eligibleSeats : 0;
  return (
    <>
      <div className="rounded-card bg-forest-deep p-6 text-paper sm:p-8">
        <p className="text-leaf">
          Group {own.group}, seat {own.seat}
        </p>
        <p className="mt-1 font-display text-3xl">Assembly {next.month}</p>
        <Countdown to={next.status === 'open' ? next.closesAt : next.heldAt} />
        <p className="mt-1 text-leaf">
          {next.status === 'open'
            ? `until bids and list close, ${formatInstant(next.closesAt)}`
            : `until the draw, ${formatInstant(next.heldAt)}`}
        </p>
        <p className="mt-5 flex gap-3">
          <span
            aria-hidden="true"
            className={`grid size-7 shrink-0 place-items-center rounded-full font-bold ${next.isPaidUp ? 'bg-leaf text-forest-deep' : 'bg-clay text-terracotta-deep'}`}
          >
            {next.isPaidUp ? '✓' : '!'}
          </span>
          <span>{next.isPaidUp ? texts.eligible : texts.notYetEligible}</span>
        </p>
        {chance > 0 && (
          <p className="mt-3 text-leaf text-sm">
            {next.eligibleSeats} seats are eligible so far: one lottery pick selects each of them
            with a chance of {(chance * 100).toFixed(2)} %.
          </p>
        )}
      </div>
      {next.bidRefusal ? (
        <p className="rounded-card bg-paper px-5 py-4 shadow-card">
          {texts.refusals[next.bidRefusal]}
        </p>
      ) : (
        <BidForm own={own} next={next} onPlaced={onChanged} />
      )}
      <ReceiptList own={own} next={next} />
    </>
  );
}

function History({ own }: { own: MemberAssembly }) {
  if (own.history.length === 0) return null;
  return (
    <div className="rounded-card bg-paper p-5 shadow-card sm:p-7">
      <h3 className="text-2xl">Results so far</h3>
      <ul className="mt-4 grid gap-3">
        {own.history.map(({ month, picks, heldAt }) => (
          <li key={month} className="border-line border-t pt-3">
            <Link
              href={`/groups/${own.group}/assemblies/${month}`}
              className="font-semibold underline underline-offset-4"
            >
              Assembly {month}
            </Link>{' '}
            <span className="text-muted text-sm">{formatInstant(heldAt)}</span>
            <ul className="mt-1 flex flex-wrap gap-2 text-sm">
              {picks.length === 0 && <li className="text-muted">Nobody was selected.</li>}
              {picks.map(({ seat, kind, status, instalments }) => (
                <li key={`${kind}${seat}`}>
                  <Badge tone={seat === own.seat ? 'good' : 'neutral'}>
                    {words.kinds[kind]}: seat {seat}
                    {instalments ? ` with ${instalments} instalments` : ''}
                    {status === 'awarded' ? '' : `, ${words.outcomes[status]}`}
                  </Badge>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
