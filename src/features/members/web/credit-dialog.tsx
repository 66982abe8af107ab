import { useState } from 'react';
import { type PlanId, plans } from '#features/plans/plans.ts';
import { planOptions } from '#features/plans/web/plan-options.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { Dialog, DialogBody } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import type { MemberApplication } from '../contract.ts';
import { preliminaryResult } from '../rules.ts';
import { sendCreditAmount } from './update-application.ts';
import { useUpdate } from './use-update.ts';

type CreditDialogProps = {
  application: MemberApplication;
  onClose: () => void;
  onChanged: () => void;
};

/** Chooses the other credit amount; a place in a forming group goes along. */
export function CreditDialog({ application, onClose, onChanged }: CreditDialogProps) {
  const [planId, setPlanId] = useState<PlanId>(application.preferredPlan);
  const { isPending, errors, clear, update } = useUpdate();
  const { sentence } = preliminaryResult({ ...application, preferredPlan: planId });

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (planId === application.preferredPlan) return onClose();
    if (!(await update(() => sendCreditAmount(planId)))) return;
    showToast({
      title: 'Credit Amount Updated',
      description: `Your credit amount is now ${plans[planId].label}.`,
      tone: 'success',
    });
    onChanged();
    onClose();
  };

  return (
    <Dialog
      title="Update credit amount"
      description="You can change it until your income is approved."
      size="small"
      onClose={onClose}
    >
      <DialogBody>
        <form noValidate onSubmit={submit} className="grid gap-5">
          <ChoiceCards<PlanId>
            legend="Credit amount"
            name="preferredPlan"
            isRequired
            value={planId}
            error={errors.preferredPlan}
            options={planOptions}
            onChange={(plan) => {
              setPlanId(plan);
              clear('preferredPlan');
            }}
          />
          <p className="tabular rounded-xl bg-sand p-4 text-sm">{sentence}</p>
          <Button type="submit" disabled={isPending}>
            {isPending ? 'Saving…' : 'Save credit amount'}
          </Button>
        </form>
      </DialogBody>
    </Dialog>
  );
}
