import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { ResultHistory } from '../../web/result-history.tsx';
import { RulesLink } from '../../web/rules-link.tsx';
import { assemblyTexts } from '../../web/texts.ts';
import { listMemberAssembliesCall, type MemberAssembly } from '../contract.ts';
import { BidForm } from './bid-form.tsx';
import { BidPayments } from './bid-payments.tsx';
import { NextAssembly } from './next-assembly.tsx';
import { ReceiptList } from './receipt-list.tsx';

/** The first assembly opens within a minute after the group has formed. */
const isOpening = ({ next, history, status }: MemberAssembly) =>
  next === null && history.length === 0 && status === 'active';
const OPENING_MS = 5_000;

/** A member's assemblies: the next one, their bid and receipts, and what was decided before. */
export function MemberAssemblies() {
  const locale = useLocale();
  const texts = useTexts(assemblyTexts);
  const { data, isError, refetch } = useRead(
    listMemberAssembliesCall,
    {},
    { everyMs: (own) => (own?.some(isOpening) ? OPENING_MS : false) },
  );
  return (
    <>
      <LoadState
        what={texts.what}
        isLoading={!data}
        hasFailed={isError}
        onRetry={() => void refetch()}
      />
      {data && data.length > 0 && (
        <div className="mb-6 grid max-w-2xl gap-6 empty:hidden">
          <BidPayments />
        </div>
      )}
      <div className="grid grid-cols-1 gap-6">
        {data?.map((own) => (
          <SeatAssemblies key={own.membershipId} own={own} onChanged={() => void refetch()} />
        ))}
      </div>
      <p className="mt-6">
        <RulesLink locale={locale}>{texts.rules}</RulesLink>
      </p>
    </>
  );
}

type SeatProps = { own: MemberAssembly; onChanged: () => void };

function SeatAssemblies({ own, onChanged }: SeatProps) {
  const texts = useTexts(assemblyTexts);
  const { next } = own;
  return (
    <div className="grid grid-cols-1 gap-6">
      {next ? (
        <>
          <NextAssembly own={own} next={next} />
          {next.bidRefusal === 'not-active' ? null : next.bidRefusal ? (
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
        <p className="rounded-card bg-paper px-5 py-4 shadow-card">
          {isOpening(own) ? texts.opening : texts.noNext}
        </p>
      )}
      <ResultHistory own={own} />
    </div>
  );
}
