import { RepeatReasonField } from '#features/approvals/web/repeat-reason-field.tsx';
import { callApi } from '#shared/api/api-client.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { enterTransferPaymentCall, type TransferView } from '../contract.ts';

type TransferPaymentDialogProps = {
  transfer: TransferView;
  onClose: () => void;
  onDone: () => void;
};

export function TransferPaymentDialog({ transfer, onClose, onDone }: TransferPaymentDialogProps) {
  const { values, setErrors, field } = useFields({ reference: '', repeatReason: '' });
  const amountCents = transfer.price.totalCents;
  return (
    <FormDialog
      title="The price came"
      description={`${formatMoney(usd(amountCents))} from ${transfer.newcomer} for seat ${transfer.seat}. The seat passes once another admin has confirmed it.`}
      confirmLabel="Enter"
      tone="primary"
      done={{ title: 'Entered', description: 'Another admin confirms it under Approvals.' }}
      failedTitle="That did not work"
      send={() =>
        callApi(enterTransferPaymentCall, {
          params: { id: transfer.id },
          body: { amountCents, ...values },
        })
      }
      onErrors={setErrors}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField label="Bank reference" isRequired {...field('reference')} />
      <RepeatReasonField {...field('repeatReason')} />
    </FormDialog>
  );
}
