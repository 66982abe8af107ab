import { useState } from 'react';
import { formatMonthly, type PlanId, plans } from '#features/plans/plans.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Dialog, DialogBody } from '#ui/dialog.tsx';
import type { Fit } from '../fit.ts';

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
  const [isHomeInUtah, setIsHomeInUtah] = useState(false);
  const [error, setError] = useState<string>();
  const { isIncomeShort, otherPlan, isElsewhere } = fit;
  const goOn = (chosen: PlanId) => {
    if (isElsewhere && !isHomeInUtah) return setError('Please confirm where the home will be');
    onGoOn(chosen);
  };
  return (
    <Dialog
      title="Before you go on"
      size="small"
      onClose={onCancel}
      footer={
        <div className="grid gap-3">
          {otherPlan && (
            <Button onClick={() => goOn(otherPlan)}>
              Take the {plans[otherPlan].label} plan instead
            </Button>
          )}
          <Button tone={otherPlan ? 'quiet' : 'primary'} onClick={() => goOn(plan)}>
            {isIncomeShort ? `Go on with ${plans[plan].label}` : 'Go on'}
          </Button>
          <Button tone="quiet" onClick={onWaitlist}>
            Join the waitlist instead
          </Button>
        </div>
      }
    >
      <DialogBody>
        <div className="grid gap-5">
          {isIncomeShort && (
            <p>
              You chose a monthly income of {income}. The {plans[plan].label} plan asks for{' '}
              {formatMonthly(plans[plan].monthlyContribution)}, and your income documents must show
              that you can pay it. A spouse’s income or other income counts too.
            </p>
          )}
          {isElsewhere && (
            <>
              <p>
                Homes are acquired in Utah only, for now. You can live elsewhere, as long as the
                home will be in Utah.
              </p>
              <CheckboxField
                name="homeInUtah"
                isChecked={isHomeInUtah}
                error={error}
                onChange={(isChecked) => {
                  setIsHomeInUtah(isChecked);
                  setError(undefined);
                }}
              >
                The home I want to acquire will be in Utah.
              </CheckboxField>
            </>
          )}
        </div>
      </DialogBody>
    </Dialog>
  );
}
