import { useState } from 'react';
import { formatMonthly, type PlanId, plans } from '#features/plans/plans.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { ChoiceCards } from '#ui/form/choice-cards.tsx';
import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { MemberApplication } from '../../contract.ts';
import { preliminaryResult } from '../../rules.ts';
import { overviewTexts } from '../../texts.ts';
import { sendCreditAmount } from './update-application.ts';
import { useUpdate } from './use-update.ts';

type CreditDialogProps = {
  application: MemberApplication;
  onClose: () => void;
  onChanged: () => void;
};

/** Chooses the other credit amount; a place in a forming group moves with it. */
export function CreditDialog({ application, onClose, onChanged }: CreditDialogProps) {
  const { locale, dollars } = useFormats();
  const { creditDialog: texts, saving } = useTexts(overviewTexts);
  const [planId, setPlanId] = useState<PlanId>(application.preferredPlan);
  const { isPending, errors, clear, update } = useUpdate(locale);
  const { sentence, rest, state } = preliminaryResult(
    { ...application, preferredPlan: planId },
    locale,
  );
  const options = Object.values(plans).map(({ id, homeValue, monthlyContribution }) => ({
    value: id,
    label: dollars(homeValue.cents),
    detail: formatMonthly(monthlyContribution, locale),
  }));

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (planId === application.preferredPlan) return onClose();
    if (!(await update(() => sendCreditAmount(planId)))) return;
    showToast({
      title: texts.saved,
      description: texts.savedText(dollars(plans[planId].homeValue.cents)),
      tone: 'success',
    });
    onChanged();
    onClose();
  };

  return (
    <Dialog title={texts.title} description={texts.text} size="small" onClose={onClose}>
      <DialogBody>
        <form noValidate onSubmit={submit} className="grid gap-5">
          <ChoiceCards<PlanId>
            legend={texts.legend}
            name="preferredPlan"
            isRequired
            value={planId}
            error={errors.preferredPlan}
            options={options}
            onChange={(plan) => {
              setPlanId(plan);
              clear('preferredPlan');
            }}
          />
          <p className="tabular rounded-xl bg-sand p-4 text-sm">
            {sentence}
            {state !== 'short' && ` ${rest}`}
          </p>
          <Button type="submit" disabled={isPending}>
            {isPending ? saving : texts.save}
          </Button>
        </form>
      </DialogBody>
    </Dialog>
  );
}
