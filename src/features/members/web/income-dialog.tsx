import { useState } from 'react';
import { useMemberDraft } from '#features/accounts/web/use-member-draft.ts';
import { monthlyIncomes } from '#features/applications/options.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { type MemberApplication, writeIncome } from '../contract.ts';
import { sendIncome } from './update-application.ts';
import { useUpdate } from './use-update.ts';

const EXACT = 'exact';
const OPTIONS = [
  ...monthlyIncomes.map((range) => [range, range] as const),
  [EXACT, 'An exact amount'] as const,
];

type IncomeDialogProps = {
  application: MemberApplication;
  onClose: () => void;
  onChanged: () => void;
};

/** Changes the declared income, and says what follows from it before it is done. */
export function IncomeDialog({ application, onClose, onChanged }: IncomeDialogProps) {
  const isRange = (monthlyIncomes as readonly string[]).includes(application.monthlyIncome);
  const [choice, setChoice] = useState(isRange ? application.monthlyIncome : EXACT);
  const [amount, setAmount] = useState(isRange ? '' : application.monthlyIncome);
  const { isPending, errors, clear, showErrors, update } = useUpdate();
  const value = choice === EXACT ? amount.trim() : choice;
  const forget = useMemberDraft({
    form: 'income',
    values: { choice, amount },
    fields: ['choice', 'amount'],
    restore: (kept) => {
      if (kept.choice) setChoice(kept.choice);
      if (kept.amount) setAmount(kept.amount);
    },
  });
  const close = () => {
    forget();
    onClose();
  };

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (value === '') return showErrors({ monthlyIncome: 'Monthly income is required' });
    if (writeIncome(value) === application.monthlyIncome) return close();
    if (!(await update(() => sendIncome(value)))) return;
    showToast({
      title: 'Income Updated',
      description:
        "Income updated. You'll need to upload verification documents for the new amount.",
      tone: 'success',
    });
    onChanged();
    close();
  };

  return (
    <Dialog
      title="Update income"
      description="Your household's income before taxes, each month."
      size="small"
      onClose={close}
    >
      <DialogBody>
        <form noValidate onSubmit={submit} className="grid gap-5">
          <SelectField
            label="Monthly income"
            isRequired
            value={choice}
            options={OPTIONS}
            error={choice === EXACT ? undefined : errors.monthlyIncome}
            onChange={(event) => {
              setChoice(event.target.value);
              clear('monthlyIncome');
            }}
          />
          {choice === EXACT && (
            <TextField
              label="Exact amount"
              isRequired
              inputMode="decimal"
              placeholder="$6,200"
              value={amount}
              error={errors.monthlyIncome}
              onChange={(event) => {
                setAmount(event.target.value);
                clear('monthlyIncome');
              }}
            />
          )}
          <p className="rounded-xl bg-clay p-4 text-sm">
            A new amount needs new documents: papers you uploaded for the former one no longer
            count, and an approval starts over.
          </p>
          <Button type="submit" disabled={isPending}>
            {isPending ? 'Saving…' : 'Save income'}
          </Button>
        </form>
      </DialogBody>
    </Dialog>
  );
}
