import { useCallback, useState } from 'react';
import { useMemberDraft } from '#features/accounts/profile/web/use-member-draft.ts';
import { states } from '#features/applications/options.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceCards } from '#ui/form/choice-cards.tsx';
import { SelectField, TextField } from '#ui/form/field.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { MemberApplication } from '../../contract.ts';
import type { ProfileStepKey } from '../../profile.ts';
import { overviewTexts } from '../../texts.ts';
import { type DetailsValues, STEP_FIELDS, valuesOf } from './details-values.ts';

const STATE_OPTIONS = Object.entries(states);

type DetailsFormProps = {
  step: ProfileStepKey;
  application: MemberApplication;
  onSaved: () => void;
  onCancel: (() => void) | undefined;
};

export function DetailsForm({ step, application, onSaved, onCancel }: DetailsFormProps) {
  const locale = useLocale();
  const overview = useTexts(overviewTexts);
  const { details: texts } = overview;
  const [initial] = useState(() => valuesOf(application));
  const load = useCallback(
    () => import('./save-details.ts').then(({ submissionOf }) => submissionOf(step)),
    [step],
  );
  const form = useApiForm<DetailsValues, unknown>({
    initial,
    load,
    refusals: overview.refusals,
    onSuccess: () => {
      forget();
      onSaved();
    },
    onFailure: (failure) => {
      if (failure.kind === 'invalid') return;
      showToast({
        title: overview.updateFailed,
        description: errorMessage(failure.error, locale, {
          refusals: overview.refusals,
          notReached: overview.checkConnection,
        }),
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
            label={texts.born}
            type="date"
            autoComplete="bday"
            min="1900-01-01"
            {...field('dateOfBirth')}
          />
          <TextField
            label={texts.profession}
            autoComplete="organization-title"
            {...field('profession')}
          />
          <ChoiceCards
            legend={texts.ssn}
            name="hasSsnOrItin"
            isRequired
            value={form.values.hasSsnOrItin}
            options={[
              { value: 'yes', label: texts.yes, detail: texts.yesDetail },
              { value: 'no', label: texts.no, detail: texts.noDetail },
            ]}
            error={form.errors.hasSsnOrItin}
            onChange={(answer) => form.setValue('hasSsnOrItin', answer)}
          />
          <TextField
            label={texts.phone}
            type="tel"
            autoComplete="tel"
            hint={texts.optional}
            {...field('phone')}
          />
          <p className="text-muted text-sm sm:col-span-2">{texts.ssnNote}</p>
        </>
      )}
      {step === 'address' && (
        <>
          <div className="sm:col-span-2">
            <TextField
              label={texts.street}
              autoComplete="street-address"
              {...field('streetAddress')}
            />
          </div>
          <TextField label={texts.city} autoComplete="address-level2" {...field('city')} />
          <SelectField
            label={texts.state}
            autoComplete="address-level1"
            options={STATE_OPTIONS}
            {...field('state')}
          />
          <TextField
            label={texts.zip}
            inputMode="numeric"
            autoComplete="postal-code"
            {...field('zipCode')}
          />
        </>
      )}
      {step === 'debt' && (
        <>
          <TextField
            label={texts.debt}
            inputMode="decimal"
            hint={texts.debtHint}
            {...field('monthlyDebt')}
          />
          <TextField
            label={texts.rent}
            inputMode="decimal"
            hint={texts.rentHint}
            {...field('monthlyRent')}
            isRequired={false}
          />
        </>
      )}
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <Button type="submit" aria-disabled={form.isPending || undefined}>
          {form.isPending ? overview.saving : overview.save}
        </Button>
        {onCancel && (
          <Button
            tone="quiet"
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            {overview.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
