import { useState } from 'react';
import { reloadable } from '#shared/reloadable.ts';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { GoalField, PersonFields } from './portuguese-fields.tsx';
import { PortugueseForm, usePortugueseForm } from './portuguese-form.tsx';
import type { PortugueseWaitlistValues } from './portuguese-submission.ts';
import { waitlistTexts } from './texts.ts';

const EMPTY: PortugueseWaitlistValues = {
  firstName: '',
  lastName: '',
  email: '',
  homeValueGoal: '',
  hasMonthlyCapacity: false,
};

const loadSubmission = reloadable(() => import('./portuguese-submission.ts'));
const SentDialog = lazyDialog(
  () => import('./portuguese-dialogs.tsx'),
  ({ InformationSentDialog }) => InformationSentDialog,
);

export function PortugueseWaitlistForm() {
  const { details: texts } = useTexts(waitlistTexts).brazilian;
  const [sent, setSent] = useState<{ isMailOwed: boolean }>();
  const form = usePortugueseForm({
    initial: EMPTY,
    load: loadSubmission,
    onSuccess: setSent,
    failure: texts.failed,
  });
  const sending = (
    <>
      <Spinner label="" className="-my-1" /> {texts.sending}
    </>
  );
  return (
    <>
      <PortugueseForm
        preload={SentDialog.preload}
        form={form}
        label={texts.send}
        pendingLabel={sending}
      >
        <PersonFields bind={form.text} />
        <GoalField {...form.text('homeValueGoal')} />
        <CheckboxField
          name="hasMonthlyCapacity"
          isChecked={form.values.hasMonthlyCapacity}
          error={form.errors.hasMonthlyCapacity}
          onChange={(isChecked) => form.setValue('hasMonthlyCapacity', isChecked)}
        >
          {texts.capacity}
        </CheckboxField>
      </PortugueseForm>
      {sent && <SentDialog isMailOwed={sent.isMailOwed} onClose={() => setSent(undefined)} />}
    </>
  );
}
