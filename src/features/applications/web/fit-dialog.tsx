import { useState } from 'react';
import { formatMonthly, type PlanId, plans } from '#features/plans/plans.ts';
import { formatMoney } from '#shared/text/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import type { Fit } from '../fit.ts';
import { applicationNames } from '../texts.ts';
import { applicationTexts } from './texts.ts';

type FitDialogProps = {
  fit: Fit;
  plan: PlanId;
  income: string;
  /** Continues, optionally with the other plan. */
  onGoOn: (plan: PlanId) => void;
  onWaitlist: () => void;
  onCancel: () => void;
};

/** Warns before any payment that the plan may not fit, and offers alternatives. */
export function FitDialog({ fit, plan, income, onGoOn, onWaitlist, onCancel }: FitDialogProps) {
  const texts = useTexts(applicationTexts).fit;
  const { income: incomeIn } = useTexts(applicationNames);
  const locale = useLocale();
  const nameOf = (id: PlanId) => formatMoney(plans[id].homeValue, locale);
  const [isHomeInUtah, setIsHomeInUtah] = useState(false);
  const [error, setError] = useState<string>();
  const { isIncomeShort, otherPlan, isElsewhere } = fit;
  const goOn = (chosen: PlanId) => {
    if (isElsewhere && !isHomeInUtah) return setError(texts.confirm);
    onGoOn(chosen);
  };
  return (
    <Dialog
      title={texts.title}
      size="small"
      onClose={onCancel}
      footer={
        <div className="grid gap-3">
          {otherPlan && (
            <Button onClick={() => goOn(otherPlan)}>{texts.takeOther(nameOf(otherPlan))}</Button>
          )}
          <Button tone={otherPlan ? 'quiet' : 'primary'} onClick={() => goOn(plan)}>
            {isIncomeShort ? texts.goOnWith(nameOf(plan)) : texts.goOn}
          </Button>
          <Button tone="quiet" onClick={onWaitlist}>
            {texts.waitlist}
          </Button>
        </div>
      }
    >
      <DialogBody>
        <div className="grid gap-5">
          {isIncomeShort && (
            <p>
              {texts.incomeShort(
                incomeIn(income),
                nameOf(plan),
                formatMonthly(plans[plan].monthlyContribution, locale),
              )}
            </p>
          )}
          {isElsewhere && (
            <>
              <p>{texts.elsewhere}</p>
              <CheckboxField
                name="homeInUtah"
                isChecked={isHomeInUtah}
                error={error}
                onChange={(isChecked) => {
                  setIsHomeInUtah(isChecked);
                  setError(undefined);
                }}
              >
                {texts.inUtah}
              </CheckboxField>
            </>
          )}
        </div>
      </DialogBody>
    </Dialog>
  );
}
