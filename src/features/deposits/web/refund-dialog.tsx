import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { TypedConfirmation } from '#ui/dialog/typed-confirmation.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import { useWrite } from '#ui/use-write.ts';
import { type DepositSummary, refundDepositCall } from '../admin-contract.ts';

type RefundDialogProps = {
  deposit: Pick<DepositSummary, 'id' | 'email' | 'fullName' | 'amount'>;
  onClose: () => void;
  onRefunded: () => Promise<void> | void;
};

/** Requires a reason and the typed address before money is sent. */
export function RefundDialog({ deposit, onClose, onRefunded }: RefundDialogProps) {
  const [reason, setReason] = useState('');
  const { isPending, write } = useWrite({ failed: 'Refund Failed' });
  const amount = formatMoney(usd(Math.round(deposit.amount * 100)));
  const refund = (confirmation: string) =>
    write({
      send: () =>
        callApi(refundDepositCall, { params: { id: deposit.id }, body: { confirmation, reason } }),
      done: ({ isFirst }) => ({
        title: isFirst ? 'Refund Started' : 'Already on Its Way',
        description: isFirst
          ? `${amount} goes back to ${deposit.fullName}, who is told by mail.`
          : 'Somebody had sent this deposit back before. Nothing goes out twice.',
      }),
      onDone: () => {
        onClose();
        return onRefunded();
      },
    });
  return (
    <TypedConfirmation
      title={`Refund ${amount} to ${deposit.fullName}?`}
      phrase={deposit.email}
      confirmLabel={isPending ? 'Refunding…' : `Refund ${amount}`}
      isPending={isPending}
      isBlocked={reason.trim() === ''}
      onConfirm={(typed) => void refund(typed)}
      onClose={onClose}
    >
      <p className="mb-5">
        The whole deposit goes back to the card it was paid with, and the place in the forming group
        is free again. The owner is told by mail. This cannot be taken back.
      </p>
      <TextAreaField
        label="Reason"
        hint="Kept in the audit log; the owner does not read it."
        isRequired
        rows={2}
        maxLength={500}
        value={reason}
        disabled={isPending}
        onChange={(event) => setReason(event.target.value)}
      />
    </TypedConfirmation>
  );
}
