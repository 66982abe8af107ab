import { useState } from 'react';
import { callApi } from '#shared/api-client.ts';
import { centsOf } from '#shared/parse-dollars.ts';
import { TextField } from '#ui/field.tsx';
import { type FieldErrors, FormDialog } from '#ui/form-dialog.tsx';
import { enterRecoveryCall, expectRecoveryCall, type TerminatedSeat } from '../contract.ts';

type RecoveryDialogProps = {
  seat: TerminatedSeat;
  /** What is expected, or what came. */
  isExpected: boolean;
  onClose: () => void;
  onDone: () => void;
};

/** What a terminated seat's home is expected to bring, or brought; the latter needs a second admin. */
export function RecoveryDialog({ seat, isExpected, onClose, onDone }: RecoveryDialogProps) {
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const cents = centsOf(amount);
  const params = { id: seat.id };
  const canSend = () => {
    if (cents === undefined) setErrors({ cents: 'Please enter an amount, such as 120,000' });
    return cents !== undefined;
  };
  const send = () =>
    isExpected
      ? callApi(expectRecoveryCall, { params, body: { cents: cents ?? 0, reason: note } })
      : callApi(enterRecoveryCall, { params, body: { cents: cents ?? 0, reference: note } });
  return (
    <FormDialog
      title={isExpected ? 'What is expected' : 'Money came from the home'}
      description={`${seat.name}, seat ${seat.seat}`}
      confirmLabel={isExpected ? 'Save' : 'Enter'}
      tone="primary"
      done={
        isExpected
          ? { title: 'Saved' }
          : { title: 'Entered', description: 'Another admin confirms it under Approvals.' }
      }
      failedTitle="That did not work"
      canSend={canSend}
      send={send}
      onErrors={setErrors}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField
        label="Amount in dollars"
        isRequired
        inputMode="decimal"
        value={amount}
        error={errors.cents}
        onChange={(event) => setAmount(event.target.value)}
      />
      <TextField
        label={isExpected ? 'Why' : 'Bank reference'}
        isRequired
        value={note}
        error={errors.reason ?? errors.reference}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  );
}
