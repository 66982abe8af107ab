import { RepeatReasonField } from '#features/approvals/web/repeat-reason-field.tsx';
import { callApi } from '#shared/api/api-client.ts';
import { centsOf } from '#shared/text/parse-dollars.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { SelectField, TextField } from '#ui/form/field.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { enterManualPaymentCall, type SeatMonth } from '../contract.ts';
import { adminTexts } from './admin-texts.ts';

type Seat = Pick<SeatMonth, 'membershipId' | 'name' | 'seat'>;
type RecordPaymentDialogProps = { seat: Seat; onClose: () => void; onEntered: () => void };

/** Records a payment received outside the provider; another admin confirms it. */
export function RecordPaymentDialog({ seat, onClose, onEntered }: RecordPaymentDialogProps) {
  const { record: texts, failed } = adminTexts;
  const { values, setErrors, field } = useFields(
    {
      amount: '',
      receivedOn: '',
      method: 'wire',
      reference: '',
      repeatReason: '',
    },
    { serverNames: { amount: 'amountCents' } },
  );
  const { amount, ...rest } = values;
  const amountCents = centsOf(amount);
  const canSend = () => {
    if (!amountCents) setErrors({ amountCents: texts.badAmount });
    return Boolean(amountCents);
  };
  const params = { membershipId: seat.membershipId };
  return (
    <FormDialog
      title={texts.title}
      description={`${seat.name}, seat ${seat.seat}. ${texts.text}`}
      confirmLabel={texts.go}
      tone="primary"
      done={{ title: texts.done, description: texts.doneText }}
      failedTitle={failed}
      canSend={canSend}
      send={() =>
        callApi(enterManualPaymentCall, {
          params,
          body: { ...rest, amountCents: amountCents ?? 0 },
        })
      }
      onErrors={setErrors}
      onDone={onEntered}
      onClose={onClose}
    >
      <TextField label={texts.amount} isRequired inputMode="decimal" {...field('amount')} />
      <TextField label={texts.receivedOn} isRequired type="date" {...field('receivedOn')} />
      <SelectField label={texts.method} options={texts.methods} {...field('method')} />
      <TextField label={texts.reference} isRequired {...field('reference')} />
      <RepeatReasonField {...field('repeatReason')} />
    </FormDialog>
  );
}
