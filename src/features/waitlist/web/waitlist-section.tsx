import { useState } from 'react';
import { PLAN_LABELS } from '#features/plans/plans.ts';
import { ApiError } from '#shared/api-client.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useApiForm } from '#ui/use-api-form.ts';
import { applicantProfiles } from '../options.ts';
import type { WaitlistValues } from './submission.ts';

const EMPTY: WaitlistValues = {
  firstName: '',
  lastName: '',
  email: '',
  preferredPlan: '$450,000',
  applicantProfile: '',
  message: '',
};

const loadSubmission = () => import('./submission.ts');

/** Join the waitlist: validate, send, say so. */
export function WaitlistSection() {
  const [joined, setJoined] = useState<string>();
  const form = useApiForm({
    initial: EMPTY,
    load: loadSubmission,
    onSuccess: (_, values) => {
      setJoined(values.firstName);
      form.reset();
    },
    onFailure: (failure) =>
      showToast(
        failure.kind === 'invalid'
          ? {
              title: 'Please Complete Required Fields',
              description: 'Some required fields are missing or invalid.',
              tone: 'destructive',
            }
          : {
              title: 'Submission failed',
              description:
                (failure.error instanceof ApiError && failure.error.userMessage) ||
                'Please try again later.',
              tone: 'destructive',
            },
      ),
  });

  const text = (name: keyof WaitlistValues) => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => form.setValue(name, event.target.value),
  });

  return (
    <section id="application-form" className="bg-sand py-20">
      <div className="mx-auto max-w-2xl rounded-card bg-paper p-6 shadow-card sm:p-10">
        <h2 className="text-title">Join Our Waitlist</h2>
        <p className="mt-3 text-muted">
          Free and without obligation. We write to you when a group for your plan opens.
        </p>
        {joined !== undefined && (
          <p role="status" className="mt-6 rounded-xl bg-leaf p-4">
            <strong>Added to Waitlist.</strong> Thank you, {joined}. A confirmation is on its way to
            your inbox.
          </p>
        )}
        <form
          ref={form.form}
          noValidate
          onSubmit={form.submit}
          onFocus={() => void loadSubmission()}
          className="mt-8 grid gap-5 sm:grid-cols-2"
        >
          <TextField
            label="First name"
            isRequired
            autoComplete="given-name"
            {...text('firstName')}
          />
          <TextField
            label="Last name"
            isRequired
            autoComplete="family-name"
            {...text('lastName')}
          />
          <div className="sm:col-span-2">
            <TextField
              label="Email"
              type="email"
              isRequired
              autoComplete="email"
              {...text('email')}
            />
          </div>
          <SelectField
            label="Preferred plan"
            isRequired
            options={PLAN_LABELS.map((label) => [label, label] as const)}
            {...text('preferredPlan')}
          />
          <SelectField
            label="Which describes you best?"
            isRequired
            emptyLabel="Please choose"
            options={Object.entries(applicantProfiles)}
            {...text('applicantProfile')}
          />
          <div className="sm:col-span-2">
            <TextAreaField label="Message" rows={3} hint="Optional" {...text('message')} />
          </div>
          <div className="sm:col-span-2">
            <Button type="submit" disabled={form.isPending}>
              {form.isPending ? 'Sending…' : 'Join the waitlist'}
            </Button>
          </div>
        </form>
      </div>
    </section>
  );
}
