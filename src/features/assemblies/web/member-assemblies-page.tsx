import { Link } from 'wouter';
import { useRequireMember } from '#features/accounts/web/use-require-member.ts';
import { LoadState } from '#ui/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { listMemberAssemblies, type MemberAssembly } from '../contract.ts';
import { memberTexts } from '../member-texts.ts';
import { BidForm } from './bid-form.tsx';
import { BidPayments } from './bid-payments.tsx';
import { NextAssembly } from './next-assembly.tsx';
import { ReceiptList } from './receipt-list.tsx';
import { ResultHistory } from './result-history.tsx';

const texts = memberTexts('en');

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
        {texts.dashboard}
      </Link>
      <h1 className="mt-2 text-title">{texts.title}</h1>
      <LoadState
        what={texts.what}
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
    <div className="mt-6 grid gap-6">
      {next ? (
        <>
          <NextAssembly own={own} next={next} />
          {next.bidRefusal ? (
            <p className="rounded-card bg-paper px-5 py-4 shadow-card">
              {texts.refusals[next.bidRefusal]}{' '}
              {next.barredUntilMonth && texts.barredUntil(next.barredUntilMonth)}
            </p>
          ) : (
            <BidForm own={own} next={next} onPlaced={onChanged} />
          )}
          <ReceiptList own={own} next={next} />
        </>
      ) : (
        <p className="rounded-card bg-paper px-5 py-4 shadow-card">{texts.noNext}</p>
      )}
      <ResultHistory own={own} />
    </div>
  );
}
