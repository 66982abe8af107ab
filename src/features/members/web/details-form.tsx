import { useCallback, useState } from 'react';
import { useMemberDraft } from '#features/accounts/web/use-member-draft.ts';
import { states } from '#features/applications/options.ts';
import { ApiError } from '#shared/api-client.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useApiForm } from '#ui/use-api-form.ts';
import type { MemberApplication } from '../contract.ts';
import type { ProfileStepKey } from '../profile.ts';
import { type DetailsValues, STEP_FIELDS, valuesOf } from './details-values.ts';

const STATE_OPTIONS = Object.entries(states);
const SSN_OPTIONS = [
  { value: 'yes', label: 'Yes', detail: 'I have one' },
  { value: 'no', label: 'No', detail: 'Not yet' },
] as const;

type DetailsFormProps = {
  step: ProfileStepKey;
  application: MemberApplication;
  onSaved: () => void;
  onCancel: (() => void) | undefined;
};

/** The fields of one step. */
export function DetailsForm({ step, application, onSaved, onCancel }: DetailsFormProps) {
  const [initial] = useState(() => valuesOf(application));
  const load = useCallback(
    () => import('./save-details.ts').then(({ submissionOf }) => submissionOf(step)),
    [step],
  );
  const form = useApiForm<DetailsValues, unknown>({
    initial,
    load,
    onSuccess: () => {
      forget();
      onSaved();
    },
    onFailure: (failure) => {
      if (failure.kind === 'invalid') return;
      const { error } = failure;
      showToast({
        title: 'Update Failed',
        description:
          (error instanceof ApiError && error.userMessage) ||
          'Please check your connection and try again.',
        tone: 'destructive',
      });
    },
  });
  const forget = useMemberDraft({
    form: `details-${step}`,
    values: form.values,
    fields: STEP_FIELDS[step],
    restore: form.fill,
  });
  const field = (name: keyof DetailsValues) => ({
    name,
    isRequired: name !== 'phone',
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) =>
      form.setValue(name, event.target.value as never),
  });
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={form.submit}
      className="mt-4 grid gap-5 sm:grid-cols-2"
    >
      {step === 'you' && (
        <>
          <TextField
            label="Date of birth"
            type="date"
            autoComplete="bday"
            min="1900-01-01"
            {...field('dateOfBirth')}
          />
          <TextField
            label="Profession"
            autoComplete="organization-title"
            {...field('profession')}
          />
          <ChoiceCards
            legend="Do you have an SSN or ITIN?"
            name="hasSsnOrItin"
            isRequired
            value={form.values.hasSsnOrItin}
            options={SSN_OPTIONS}
            error={form.errors.hasSsnOrItin}
            onChange={(answer) => form.setValue('hasSsnOrItin', answer)}
          />
          <TextField
            label="Phone"
            type="tel"
            autoComplete="tel"
            hint="Optional"
            {...field('phone')}
          />
          <p className="text-muted text-sm sm:col-span-2">
            We only ask whether you have an SSN or ITIN, never for the number.
          </p>
        </>
      )}
      {step === 'address' && (
        <>
          <div className="sm:col-span-2">
            <TextField
              label="Street address"
              autoComplete="street-address"
              {...field('streetAddress')}
            />
          </div>
          <TextField label="City" autoComplete="address-level2" {...field('city')} />
          <SelectField
            label="State"
            autoComplete="address-level1"
            options={STATE_OPTIONS}
            {...field('state')}
          />
          <TextField
            label="ZIP code"
            inputMode="numeric"
            autoComplete="postal-code"
            {...field('zipCode')}
          />
        </>
      )}
      {step === 'debt' && (
        <TextField
          label="Monthly debt, in dollars"
          inputMode="decimal"
          hint="Car loans, student loans, card minimums. Rent does not count. Enter 0 for none."
          {...field('monthlyDebt')}
        />
      )}
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <Button type="submit" aria-disabled={form.isPending || undefined}>
          {form.isPending ? 'Saving…' : 'Save'}
        </Button>
        {onCancel && (
          <Button
            tone="quiet"
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
