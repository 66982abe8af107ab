import { useState } from 'react';
import { divideSurplus } from '#features/program-rules/settlement.ts';
import { callApi } from '#shared/api/api-client.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { centsOf } from '#shared/text/parse-dollars.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/form/field.tsx';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { FigureList } from '#ui/list/figure-list.tsx';
import type { FieldErrors } from '#ui/use-write.ts';
import { type AdminAwardView, moveAwardCall } from '../contract.ts';
import { AWARD_TURNS, type AwardTurn, FIRST_TURN, MOVABLE_STEPS } from '../rules.ts';
import { awardNames } from '../texts.ts';
import { useAwardRefusal } from './use-award-refusal.ts';

type Movable = (typeof MOVABLE_STEPS)[number];
type MoveAwardDialogProps = { award: AdminAwardView; onClose: () => void; onDone: () => void };

export function MoveAwardDialog({ award, onClose, onDone }: MoveAwardDialogProps) {
  const { steps, turns } = useTextsIn(awardNames, 'en');
  const [step, setStep] = useState<Movable>(nextStep(award.step));
  const [turn, setTurn] = useState<AwardTurn>(FIRST_TURN[step]);
  const [reason, setReason] = useState('');
  const [price, setPrice] = useState(award.home ? String(award.home.priceCents / 100) : '');
  const [expenses, setExpenses] = useState(String(award.expensesCents / 100));
  const [errors, setErrors] = useState<FieldErrors>({});
  const isClosing = step === 'closing';
  const refusal = useAwardRefusal(award, isClosing);
  const [priceCents, expensesCents] = [centsOf(price), centsOf(expenses)];
  const canSend = () => {
    if (!isClosing || (priceCents && expensesCents !== undefined)) return true;
    setErrors({ priceCents: 'Please enter the price and the expenses' });
    return false;
  };
  const sums = isClosing && priceCents !== undefined && expensesCents !== undefined;
  return (
    <FormDialog
      title="Move the award"
      description={`${award.memberName}, seat ${award.seat}. The member reads the reason.`}
      confirmLabel="Move"
      tone="primary"
      done={{ title: 'Moved', description: 'The member is told by mail.' }}
      failedTitle="That did not work"
      refusal={refusal}
      canSend={canSend}
      send={() =>
        callApi(moveAwardCall, {
          params: { id: award.id },
          body: { step, turn, reason, ...(sums ? { priceCents, expensesCents } : {}) },
        })
      }
      onErrors={setErrors}
      onDone={onDone}
      onClose={onClose}
    >
      <SelectField
        label="Step"
        value={step}
        options={MOVABLE_STEPS.map((value) => [value, steps[value]] as const)}
        onChange={(event) => {
          const chosen = event.target.value as Movable;
          setStep(chosen);
          setTurn(FIRST_TURN[chosen]);
        }}
      />
      <SelectField
        label="Whose turn it is then"
        value={turn}
        options={AWARD_TURNS.map(
          (value) => [value, value === 'member' ? 'The member' : turns[value]] as const,
        )}
        onChange={(event) => setTurn(event.target.value as AwardTurn)}
      />
      {isClosing && (
        <>
          <TextField
            label="Final price in dollars"
            inputMode="decimal"
            value={price}
            error={errors.priceCents}
            onChange={(event) => setPrice(event.target.value)}
          />
          <TextField
            label="Documented expenses in dollars"
            hint={`Paid up to 10% of the credit, ${formatMoney(usd(award.creditCents / 10))}`}
            inputMode="decimal"
            value={expenses}
            onChange={(event) => setExpenses(event.target.value)}
          />
          {sums && <ClosingFigures award={award} {...{ priceCents, expensesCents }} />}
        </>
      )}
      <TextAreaField
        label="Reason"
        isRequired
        value={reason}
        error={errors.reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}

type ClosingFiguresProps = { award: AdminAwardView; priceCents: number; expensesCents: number };

/** Who would be paid what at the closing, before anybody confirms it. */
function ClosingFigures({ award, priceCents, expensesCents }: ClosingFiguresProps) {
  const { planId, owed, paidOut, creditCents } = award;
  const parts = divideSurplus(planId, {
    price: priceCents,
    expenses: expensesCents,
    firstOwed: owed.first,
    lastOwed: owed.last,
    paidOut,
  });
  const { surplus, forExpenses, prepaidInstalments, creditToNext, cash } = parts;
  const rows = [
    ['To the title company', Math.min(priceCents, creditCents)],
    ['The member brings to the closing', Math.max(0, priceCents - creditCents)],
    ['Expenses paid to the member', forExpenses],
    [
      `Prepays the last ${prepaidInstalments} instalments`,
      surplus - forExpenses - creditToNext - cash,
    ],
    ['Credited to the next instalment', creditToNext],
    ['Paid to the member', cash],
    ['Of these, paid to the member already', paidOut.forExpenses + paidOut.cash],
  ] as const;
  return <FigureList rows={rows.filter(([, cents]) => cents > 0)} />;
}

function nextStep(step: AdminAwardView['step']): Movable {
  const index = MOVABLE_STEPS.indexOf(step as Movable);
  return MOVABLE_STEPS[index + 1] ?? 'closing';
}
