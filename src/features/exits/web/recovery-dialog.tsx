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
import {
  enterDebtPaymentCall,
  enterRecoveryCall,
  expectRecoveryCall,
  type OwingSeat,
  type TerminatedSeat,
} from '../contract.ts';

/** What is expected or came from the home of a terminated seat, or what a former member paid. */
export type Recovery =
  | { what: 'expected' | 'recovered'; seat: TerminatedSeat }
  | { what: 'paid'; seat: OwingSeat };

type RecoveryDialogProps = { recovery: Recovery; onClose: () => void; onDone: () => void };

const TITLES: Record<Recovery['what'], string> = {
  expected: 'What is expected',
  recovered: 'Money came from the home',
  paid: 'The member paid',
};

/** Enters an expected amount, or money that came; money needs a second admin. */
export function RecoveryDialog({ recovery, onClose, onDone }: RecoveryDialogProps) {
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const [repeatReason, setRepeatReason] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const { what, seat } = recovery;
  const isExpected = what === 'expected';
  const cents = centsOf(amount);
  const left = what === 'paid' ? recovery.seat.openCents : seat.owedCents - seat.recoveredCents;
  const canSend = () => {
    if (cents !== undefined && cents <= left) return true;
    const isTooHigh = cents !== undefined;
    const error = isTooHigh
      ? 'This is more than the seat still owes'
      : 'Please enter an amount, such as 120,000';
    setErrors({ cents: error });
    return false;
  };
  return (
    <FormDialog
      title={TITLES[what]}
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
      send={() => enter(recovery, { cents: cents ?? 0, note, repeatReason })}
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
          rows={[...partsOf(recovery, cents), ['Still owed afterwards', Math.max(0, left - cents)]]}
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

type Entered = { cents: number; note: string; repeatReason: string };

function enter({ what, seat }: Recovery, { cents, note, repeatReason }: Entered): Promise<unknown> {
  const params = { id: seat.id };
  if (what === 'expected') {
    return callApi(expectRecoveryCall, { params, body: { cents, reason: note } });
  }
  const body = { cents, reference: note, repeatReason };
  if (what === 'paid') return callApi(enterDebtPaymentCall, { params, body });
  const { toReserve } = divideRecovery(cents, seat.toppedUpCents);
  return callApi(enterRecoveryCall, { params, body: { ...body, reserveCents: toReserve } });
}

/** Where the money goes; all of a member's payment lowers what they owe. */
function partsOf({ what, seat }: Recovery, cents: number): [string, number][] {
  if (what === 'paid') return [];
  const { toReserve, toFund } = divideRecovery(cents, seat.toppedUpCents);
  return [
    ['Repays the reserve', toReserve],
    ['Goes to the fund as the seat’s part', toFund],
  ];
}
