import { useState } from 'react';
import { type PlanId, plans } from '#features/plans/plans.ts';
import { formatMoney } from '#shared/text/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import type { Fit } from '../fit.ts';
import { AffordabilityBox } from './affordability-box.tsx';
import type { ApplicationValues } from './application-values.ts';
import { applicationTexts } from './texts.ts';

type FitDialogProps = {
  fit: Fit;
  given: ApplicationValues;
  /** Continues, optionally with the other plan. */
  onGoOn: (plan: PlanId) => void;
  onWaitlist: () => void;
  onCancel: () => void;
};

/** Asks once more before the agreement where the plan may not fit, and offers alternatives. */
export function FitDialog({ fit, given, onGoOn, onWaitlist, onCancel }: FitDialogProps) {
  const texts = useTexts(applicationTexts).fit;
  const locale = useLocale();
  const nameOf = (id: PlanId) => formatMoney(plans[id].homeValue, locale);
  const [isHomeInUtah, setIsHomeInUtah] = useState(false);
  const [error, setError] = useState<string>();
  const { figures, otherPlan, isElsewhere } = fit;
  const plan = given.preferredPlan as PlanId;
  const goOn = (chosen: PlanId) => {
    if (isElsewhere && !isHomeInUtah) return setError(texts.confirm);
    onGoOn(chosen);
  };
  const labels = {
    comfortable: texts.goOn,
    tight: texts.yesGoOn(nameOf(plan)),
    short: texts.goOnWith(nameOf(plan)),
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
            {labels[figures.state]}
          </Button>
          <Button tone="quiet" onClick={onWaitlist}>
            {texts.waitlist}
          </Button>
        </div>
      }
    >
      <DialogBody>
        <div className="grid gap-5">
          {figures.state !== 'comfortable' && <AffordabilityBox given={given} />}
          {figures.state === 'short' && <p>{texts.incomeShort}</p>}
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
