import { useId, useState } from 'react';
import { ApiError, callApi } from '#shared/api-client.ts';
import { Dialog, DialogBody } from '#ui/dialog.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { explain } from '#ui/explain.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { enterManualPaymentCall, type SeatMonth } from '../admin-contract.ts';
import { adminTexts } from './admin-texts.ts';

type Seat = Pick<SeatMonth, 'membershipId' | 'name' | 'seat'>;
type RecordPaymentDialogProps = { seat: Seat; onClose: () => void; onEntered: () => void };

/** Whole cents of an amount such as '2,344.00'; undefined when it is none. */
function centsOf(text: string): number | undefined {
  const plain = text.trim().replace(/^\$/, '').replaceAll(',', '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined;
  const [whole = '0', part = ''] = plain.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Enters a payment that came another way; another admin confirms it. */
export function RecordPaymentDialog({ seat, onClose, onEntered }: RecordPaymentDialogProps) {
  const { record: texts, failed } = adminTexts();
  const form = useId();
  const [values, setValues] = useState({
    amount: '',
    receivedOn: '',
    method: 'wire',
    reference: '',
  });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [isPending, setIsPending] = useState(false);
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: errors[name === 'amount' ? 'amountCents' : name],
    onChange: (event: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: event.target.value }));
      setErrors({});
    },
  });
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    const { amount, ...rest } = values;
    const amountCents = centsOf(amount);
    if (!amountCents) return setErrors({ amountCents: texts.badAmount });
    setIsPending(true);
    try {
      const params = { membershipId: seat.membershipId };
      await callApi(enterManualPaymentCall, { params, body: { ...rest, amountCents } });
      showToast({ title: texts.done, description: texts.doneText, tone: 'success' });
      onEntered();
      onClose();
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      showToast({ title: failed, description: explain(error), tone: 'destructive' });
      setIsPending(false);
    }
  };
  return (
    <Dialog
      title={texts.title}
      description={`${seat.name}, seat ${seat.seat}. ${texts.text}`}
      size="small"
      isPinned={isPending}
      onClose={onClose}
      footer={
        <DialogActions
          confirmLabel={texts.go}
          tone="primary"
          isPending={isPending}
          onClose={onClose}
          form={form}
        />
      }
    >
      <DialogBody>
        <form id={form} noValidate onSubmit={submit} className="grid gap-4">
          <TextField label={texts.amount} isRequired inputMode="decimal" {...field('amount')} />
          <TextField label={texts.receivedOn} isRequired type="date" {...field('receivedOn')} />
          <SelectField label={texts.method} options={texts.methods} {...field('method')} />
          <TextField label={texts.reference} isRequired {...field('reference')} />
        </form>
      </DialogBody>
    </Dialog>
  );
}
