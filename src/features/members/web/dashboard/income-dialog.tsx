import { useState } from 'react';
import { useMemberDraft } from '#features/accounts/profile/web/use-member-draft.ts';
import { monthlyIncomes } from '#features/applications/options.ts';
import { applicationNames } from '#features/applications/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { SelectField, TextField } from '#ui/form/field.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { type MemberApplication, writeIncome } from '../../contract.ts';
import { overviewTexts } from '../../texts.ts';
import { sendIncome } from './update-application.ts';
import { useUpdate } from './use-update.ts';

const EXACT = 'exact';

type IncomeDialogProps = {
  application: MemberApplication;
  onClose: () => void;
  onChanged: () => void;
};

/** Changes the declared income, after explaining the consequences. */
export function IncomeDialog({ application, onClose, onChanged }: IncomeDialogProps) {
  const locale = useLocale();
  const { incomeDialog: texts, saving } = useTexts(overviewTexts);
  const { income } = useTexts(applicationNames);
  const options = [
    ...monthlyIncomes.map((range) => [range, income(range)] as const),
    [EXACT, texts.exact] as const,
  ];
  const isRange = (monthlyIncomes as readonly string[]).includes(application.monthlyIncome);
  const [choice, setChoice] = useState(isRange ? application.monthlyIncome : EXACT);
  const [amount, setAmount] = useState(isRange ? '' : application.monthlyIncome);
  const { isPending, errors, clear, showErrors, update } = useUpdate(locale);
  const error = errors.monthlyIncome;
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
    if (value === '') return showErrors({ monthlyIncome: texts.required });
    if (writeIncome(value) === application.monthlyIncome) return close();
    if (!(await update(() => sendIncome(value)))) return;
    showToast({
      title: texts.saved,
      description: texts.savedText,
      tone: 'success',
    });
    onChanged();
    close();
  };

  return (
    <Dialog title={texts.title} description={texts.text} size="small" onClose={close}>
      <DialogBody>
        <form noValidate onSubmit={submit} className="grid gap-5">
          <SelectField
            label={texts.label}
            isRequired
            value={choice}
            options={options}
            error={choice === EXACT ? undefined : error}
            onChange={(event) => {
              setChoice(event.target.value);
              clear('monthlyIncome');
            }}
          />
          {choice === EXACT && (
            <TextField
              label={texts.exactLabel}
              isRequired
              inputMode="decimal"
              placeholder={texts.placeholder}
              value={amount}
              error={error}
              onChange={(event) => {
                setAmount(event.target.value);
                clear('monthlyIncome');
              }}
            />
          )}
          <p className="rounded-xl bg-clay p-4 text-sm">{texts.note}</p>
          <Button type="submit" disabled={isPending}>
            {isPending ? saving : texts.save}
          </Button>
        </form>
      </DialogBody>
    </Dialog>
  );
}
