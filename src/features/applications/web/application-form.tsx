import { useEffect, useRef, useState } from 'react';
import { planFrom } from '#features/plans/plans.ts';
import { selectPlan, useSelectedPlan } from '#features/plans/web/plan-selection.ts';
import { reportFailure, reportInvalid } from '#features/waitlist/web/form-failures.ts';
import type { FormVariant } from '#features/waitlist/web/form-variant.ts';
import { waitlistTexts } from '#features/waitlist/web/texts.ts';
import { randomKey } from '#shared/api/random-key.ts';
import { reloadable } from '#shared/reloadable.ts';
import { Button } from '#ui/button.tsx';
import { emailOfAddress } from '#ui/email-of-address.ts';
import { ClearForm, RequiredNote } from '#ui/form/form-notes.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { useDraft } from '#ui/form/use-draft.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import { lazySection } from '#ui/section/lazy-section.tsx';
import { ApplicationFields } from './application-fields.tsx';
import type { LoadPaymentStep } from './application-flow.tsx';
import {
  APPLICATION_FIELDS,
  type ApplicationValues,
  EMPTY_APPLICATION,
} from './application-values.ts';
import { ConsentFields } from './consent-fields.tsx';
import { FinishPaying } from './finish-paying.tsx';
import { applicationTexts } from './texts.ts';
import { readUnfinished, type UnfinishedPayment } from './unfinished-payment.ts';

const ApplicationFlow = lazySection(
  () => import('./application-flow.tsx'),
  ({ ApplicationFlow }) => ApplicationFlow,
  { close: ({ onEnd }) => onEnd() },
);

const loadSubmission = reloadable(() => import('./submission.ts'));

/** Validation and the following steps, loaded when somebody starts to fill the form. */
function preload(): void {
  void loadSubmission().catch(() => {});
  ApplicationFlow.preload();
}

/** A signed-in person applies with their own address, and pays on the dashboard. */
export type ApplyingMember = {
  email: string;
  firstName: string;
  lastName: string;
  onSubmitted: () => void;
};

type ApplicationFormProps = { variant: FormVariant } & (
  | { member: ApplyingMember; loadPaymentStep?: never }
  | { member?: never; loadPaymentStep: LoadPaymentStep }
);

/** The application: fields and consents, then the steps to the deposit. */
export function ApplicationForm({ variant, member, loadPaymentStep }: ApplicationFormProps) {
  const texts = useTexts(applicationTexts);
  const { failures } = useTexts(waitlistTexts);
  const [submission, setSubmission] = useState<{ values: ApplicationValues; key: string }>();
  const form = useApiForm({
    initial: EMPTY_APPLICATION,
    load: loadSubmission,
    onSuccess: (_, values) => setSubmission({ values, key: randomKey() }),
    onFailure: (failure) => {
      if (failure.kind === 'invalid') reportInvalid(failures);
      else if (reportFailure(failure.error, failures, form.values.email) === 'email-taken')
        showEmailTaken();
    },
  });
  const showEmailTaken = () => form.showErrors({ email: texts.emailTaken });

  useDraft({
    key: 'casa-application-draft',
    values: form.values,
    fields: APPLICATION_FIELDS,
    restore: form.fill,
  });
  useSelectedPlan((plan) => form.setValue('preferredPlan', plan.id));
  const { fill } = form;
  const known = useRef(member);
  useEffect(() => {
    const { email = emailOfAddress(), firstName, lastName } = known.current ?? {};
    fill({
      ...(email ? { email } : {}),
      ...(firstName ? { firstName } : {}),
      ...(lastName ? { lastName } : {}),
    });
  }, [fill]);

  const setField: typeof form.setValue = (name, value) => {
    form.setValue(name, value);
    // Stored in the page's address, so that it survives a reload.
    const plan = name === 'preferredPlan' && !member ? planFrom(value) : undefined;
    if (plan) selectPlan(plan.id);
  };
  const [unfinished, setUnfinished] = useState<UnfinishedPayment>();
  useEffect(() => {
    if (loadPaymentStep) setUnfinished(readUnfinished());
  }, [loadPaymentStep]);
  const hasClosed = useRef(false);
  const endFlow = () => {
    setSubmission(undefined);
    hasClosed.current = true;
    if (loadPaymentStep) setUnfinished(readUnfinished());
  };

  if (unfinished && loadPaymentStep && !submission) {
    return (
      <FinishPaying
        unfinished={unfinished}
        loadPaymentStep={loadPaymentStep}
        isFocused={hasClosed.current}
        onDone={() => setUnfinished(undefined)}
      />
    );
  }
  return (
    <>
      <form
        ref={form.form}
        noValidate
        aria-label={texts.name}
        onSubmit={form.submit}
        onFocus={preload}
        className="grid gap-8"
      >
        <ApplicationFields
          variant={variant}
          isEmailGiven={member !== undefined}
          {...form}
          setValue={setField}
        />
        <ConsentFields {...form} />
        <div>
          <RequiredNote />
          <Button
            type="submit"
            tone="accent"
            className="w-full sm:w-auto"
            aria-disabled={form.isPending || undefined}
          >
            {form.isPending ? texts.checking : texts.goOn}
          </Button>
          <p className="mt-3 text-muted text-sm">
            {member ? texts.nothingYet.member : texts.nothingYet.visitor}
          </p>
          <ClearForm onClear={form.reset} />
        </div>
      </form>
      {submission && (
        <ApplicationFlow
          values={submission.values}
          idempotencyKey={submission.key}
          onSaved={form.reset}
          onEmailTaken={showEmailTaken}
          onSubmitted={member?.onSubmitted}
          loadPaymentStep={loadPaymentStep}
          onEnd={endFlow}
        />
      )}
    </>
  );
}
