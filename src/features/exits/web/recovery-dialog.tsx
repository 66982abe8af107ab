import { useState } from 'react';
import { RepeatReasonField } from '#features/approvals/web/repeat-reason-field.tsx';
import { divideRecovery } from '#features/program-rules/settlement.ts';
import { callApi } from '#shared/api/api-client.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { centsOf } from '#shared/text/parse-dollars.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import { FigureList } from '#ui/list/figure-list.tsx';
import type { FieldErrors } from '#ui/use-write.ts';
import { enterRecoveryCall, expectRecoveryCall, type TerminatedSeat } from '../contract.ts';

type RecoveryDialogProps = {
  seat: TerminatedSeat;
  /** Whether to enter the expected amount instead of a received one. */
  isExpected: boolean;
  onClose: () => void;
  onDone: () => void;
};

/** Enters an expected or a received recovery; a received one needs a second admin. */
export function RecoveryDialog({ seat, isExpected, onClose, onDone }: RecoveryDialogProps) {
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const [repeatReason, setRepeatReason] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const cents = centsOf(amount);
  const params = { id: seat.id };
  const parts = divideRecovery(cents ?? 0, seat.toppedUpCents);
  const left = seat.owedCents - seat.recoveredCents;
  const canSend = () => {
    if (cents !== undefined && cents <= left) return true;
    const isTooHigh = cents !== undefined;
    const error = isTooHigh
      ? 'This is more than the seat still owes'
      : 'Please enter an amount, such as 120,000';
    setErrors({ cents: error });
    return false;
  };
  const send = () =>
    isExpected
      ? callApi(expectRecoveryCall, { params, body: { cents: cents ?? 0, reason: note } })
      : callApi(enterRecoveryCall, {
          params,
          body: { cents: cents ?? 0, reference: note, reserveCents: parts.toReserve, repeatReason },
        });
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
        hint={`Still owed: ${formatMoney(usd(left))}`}
        error={errors.cents}
        onChange={(event) => {
          setAmount(event.target.value);
          setErrors({});
        }}
      />
      {!isExpected && cents !== undefined && cents > 0 && (
        <FigureList
          rows={[
            ['Repays the reserve', parts.toReserve],
            ['Goes to the fund as the seat’s part', parts.toFund],
            ['Still owed afterwards', Math.max(0, left - cents)],
          ]}
        />
      )}
      <TextField
        label={isExpected ? 'Why' : 'Bank reference'}
        isRequired
        value={note}
        error={errors.reason ?? errors.reference}
        onChange={(event) => setNote(event.target.value)}
      />
      {!isExpected && (
        <RepeatReasonField
          value={repeatReason}
          error={errors.repeatReason}
          onChange={(event) => setRepeatReason(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
