import type { PlanId } from '#features/plans/plans.ts';
import { planOptionsIn } from '#features/plans/web/plan-options.ts';
import { waitlistNames } from '#features/waitlist/texts.ts';
import type { FormVariant } from '#features/waitlist/web/form-variant.ts';
import { waitlistTexts } from '#features/waitlist/web/texts.ts';
import { ChoiceCards } from '#ui/form/choice-cards.tsx';
import { EmailSuggestion } from '#ui/form/email-suggestion.tsx';
import { SelectField, TextField } from '#ui/form/field.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { ageGroups, monthlyIncomes, states } from '../options.ts';
import { applicationNames } from '../texts.ts';
import { AffordabilityBox } from './affordability-box.tsx';
import type { ApplicationField, ApplicationValues } from './application-values.ts';
import { applicationTexts } from './texts.ts';

const AGE_OPTIONS = ageGroups.map((group) => [group, group] as const);
const STATE_OPTIONS = Object.entries(states);

type FieldsProps = {
  variant: FormVariant;
  /** The address is the account's and read-only. */
  isEmailGiven?: boolean;
  values: ApplicationValues;
  errors: Partial<Record<string, string>>;
  setValue: (name: ApplicationField, value: string) => void;
};

/** All fields of the application except the consents. */
export function ApplicationFields(props: FieldsProps) {
  const { variant, isEmailGiven = false, values, errors, setValue } = props;
  const labels = useTexts(waitlistTexts).labels[variant];
  const texts = useTexts(applicationTexts).fields;
  const { profiles } = useTexts(waitlistNames);
  const { income } = useTexts(applicationNames);
  const field = (name: ApplicationField) => ({
    name,
    isRequired: true,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setValue(name, event.target.value),
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={texts.firstName} autoComplete="given-name" {...field('firstName')} />
      <TextField label={texts.lastName} autoComplete="family-name" {...field('lastName')} />
      <div className="sm:col-span-2">
        <TextField
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          readOnly={isEmailGiven}
          {...(isEmailGiven ? { hint: texts.emailGiven } : {})}
          {...field('email')}
        />
        <EmailSuggestion typed={values.email} onAccept={(email) => setValue('email', email)} />
      </div>
      <TextField label={texts.city} autoComplete="address-level2" {...field('city')} />
      <SelectField
        label={texts.state}
        autoComplete="address-level1"
        options={STATE_OPTIONS}
        hint={texts.stateHint}
        {...field('state')}
      />
      <SelectField
        label={texts.ageGroup}
        emptyLabel={texts.choose}
        options={AGE_OPTIONS}
        {...field('ageGroup')}
      />
      <SelectField
        label={texts.monthlyIncome}
        emptyLabel={texts.choose}
        hint={texts.incomeHint}
        options={monthlyIncomes.map((range) => [range, income(range)] as const)}
        {...field('monthlyIncome')}
      />
      <TextField
        label={texts.monthlyDebt}
        inputMode="decimal"
        autoComplete="off"
        hint={texts.debtHint}
        {...field('monthlyDebt')}
        isRequired={false}
      />
      <TextField
        label={texts.monthlyRent}
        inputMode="decimal"
        autoComplete="off"
        hint={texts.rentHint}
        {...field('monthlyRent')}
        isRequired={false}
      />
      <div className="sm:col-span-2">
        <SelectField
          label={labels.profile}
          emptyLabel={texts.choose}
          options={Object.entries(profiles)}
          {...field('applicantProfile')}
        />
      </div>
      <div className="sm:col-span-2">
        <ChoiceCards<PlanId>
          legend={labels.plan}
          name="preferredPlan"
          isRequired
          value={values.preferredPlan as PlanId}
          error={errors.preferredPlan}
          options={planOptionsIn(useLocale())}
          onChange={(plan) => setValue('preferredPlan', plan)}
        />
      </div>
      {values.monthlyIncome !== '' && (
        <div role="status" className="sm:col-span-2">
          <AffordabilityBox given={values} />
        </div>
      )}
    </div>
  );
}
