import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { type PlanId, planFrom, plans } from '#features/plans/plans.ts';
import { planOptions } from '#features/plans/web/plan-options.ts';
import { useSelectedPlan } from '#features/plans/web/plan-selection.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { emailOfAddress } from '#ui/email-of-address.ts';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { reloadable } from '#ui/reloadable.ts';
import { useApiForm } from '#ui/use-api-form.ts';
import { useDraft } from '#ui/use-draft.ts';
import { applicantProfiles } from '../options.ts';
import { reportFailure, reportInvalid } from './form-failures.ts';
import { FORM_LABELS, type FormVariant } from './form-labels.ts';
import type { WaitlistValues } from './submission.ts';

const SuccessDialog = lazyPart(
  () => import('#ui/success-dialog.tsx'),
  ({ SuccessDialog }) => SuccessDialog,
  { close: ({ onDone }) => onDone() },
);

const EMPTY: WaitlistValues = {
  firstName: '',
  lastName: '',
  email: '',
  preferredPlan: '$450,000',
  applicantProfile: '',
  message: '',
};
/** The short form has no message, so none is kept for it. */
const FIELDS: Record<FormVariant, readonly (keyof WaitlistValues)[]> = {
  long: ['firstName', 'lastName', 'email', 'preferredPlan', 'applicantProfile', 'message'],
  short: ['firstName', 'lastName', 'email', 'preferredPlan', 'applicantProfile'],
};
const PROFILE_OPTIONS = Object.entries(applicantProfiles);

const loadSubmission = reloadable(() => import('./submission.ts'));

/** What the form needs when it is sent, fetched when somebody starts to fill it. */
function preload(): void {
  void loadSubmission().catch(() => {});
  SuccessDialog.preload();
}

type WaitlistFormProps = {
  variant: FormVariant;
  /** What another part of the page suggests as the message. */
  suggestedMessage?: string | undefined;
};

/** Join the waitlist: validate, send, say so. */
export function WaitlistForm({ variant, suggestedMessage }: WaitlistFormProps) {
  const [joined, setJoined] = useState<string>();
  const [, navigate] = useLocation();
  const form = useApiForm({
    initial: EMPTY,
    load: loadSubmission,
    onSuccess: (_, values) => {
      setJoined(values.firstName.trim());
      form.reset();
    },
    onFailure: (failure) =>
      failure.kind === 'invalid' ? reportInvalid() : void reportFailure(failure.error),
  });
  const labels = FORM_LABELS[variant];

  useDraft({
    key: 'casa-waitlist-draft',
    values: form.values,
    fields: FIELDS[variant],
    restore: form.fill,
  });
  useSelectedPlan((plan) => form.setValue('preferredPlan', plan.label));
  const { fill } = form;
  useEffect(() => {
    const email = emailOfAddress();
    if (email) fill({ email });
    if (suggestedMessage && variant === 'long') fill({ message: suggestedMessage });
  }, [fill, suggestedMessage, variant]);

  const { text } = form;
  const finish = () => {
    setJoined(undefined);
    navigate('/');
    window.scrollTo({ top: 0 });
  };

  return (
    <>
      <form
        ref={form.form}
        noValidate
        aria-label="Waitlist"
        onSubmit={form.submit}
        onFocus={preload}
        className="grid gap-5 sm:grid-cols-2"
      >
        <TextField label="First name" isRequired autoComplete="given-name" {...text('firstName')} />
        <TextField label="Last name" isRequired autoComplete="family-name" {...text('lastName')} />
        <div className="sm:col-span-2">
          <TextField
            label="Email"
            type="email"
            isRequired
            autoComplete="email"
            {...text('email')}
          />
        </div>
        <div className="sm:col-span-2">
          <ChoiceCards<PlanId>
            legend={labels.plan}
            name="preferredPlan"
            isRequired
            value={planFrom(form.values.preferredPlan)?.id ?? ''}
            error={form.errors.preferredPlan}
            options={planOptions}
            onChange={(plan) => form.setValue('preferredPlan', plans[plan].label)}
          />
        </div>
        <div className="sm:col-span-2">
          <SelectField
            label={labels.profile}
            isRequired
            emptyLabel="Please choose"
            options={PROFILE_OPTIONS}
            {...text('applicantProfile')}
          />
        </div>
        {variant === 'long' && (
          <div className="sm:col-span-2">
            <TextAreaField label="Message" rows={3} hint="Optional" {...text('message')} />
          </div>
        )}
        <div className="sm:col-span-2">
          <Button
            type="submit"
            className="w-full sm:w-auto"
            aria-disabled={form.isPending || undefined}
          >
            {form.isPending ? 'Sending…' : 'Join the waitlist'}
          </Button>
        </div>
      </form>
      {joined !== undefined && (
        <SuccessDialog title="Added to Waitlist" doneLabel="Got It" onDone={finish}>
          <p>Thank you, {joined}. A confirmation is on its way to your inbox.</p>
          <p className="text-muted text-sm">
            The waitlist is free and binds you to nothing. We write when a group for your plan
            opens.
          </p>
        </SuccessDialog>
      )}
    </>
  );
}
