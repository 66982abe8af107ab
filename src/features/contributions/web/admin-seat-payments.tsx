import { LoadState } from '#ui/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { useTexts } from '#ui/use-texts.ts';
import { listPaymentsOfSeatCall } from '../admin-contract.ts';
import { PaymentRow } from './payments-panel.tsx';
import { contributionTexts } from './texts.ts';

/** Every payment for a seat, as its member sees them. */
export function AdminSeatPayments({ membershipId }: { membershipId: string }) {
  const texts = useTexts(contributionTexts).payments;
  const { data, isError, refetch } = useRead(
    listPaymentsOfSeatCall,
    { params: { membershipId } },
    { isFresh: true },
  );
  if (!data) {
    return (
      <LoadState
        what={texts.title.toLowerCase()}
        isLoading={!isError}
        hasFailed={isError}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) return <p className="mt-3 text-muted">{texts.none}</p>;
  return (
    <ul className="mt-3 divide-y divide-line border-line border-t">
      {data.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} />
      ))}
    </ul>
  );
}
