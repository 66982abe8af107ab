import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { legalPath } from '#features/legal/legal-addresses.ts';
import { readCredit } from '#features/plans/amounts.ts';
import { formatMonthly, monthlyContribution, planFrom, plans } from '#features/plans/plans.ts';
import { planOptionsIn } from '#features/plans/web/plan-options.ts';
import { selectPlan, useSelectedPlan } from '#features/plans/web/plan-selection.ts';
import { pageAddress } from '#shared/page-addresses.ts';
import { reloadable } from '#shared/reloadable.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { TextsIn } from '#shared/text/texts.ts';
import { Button } from '#ui/button.tsx';
import { emailOfAddress } from '#ui/email-of-address.ts';
import { ChoiceCards } from '#ui/form/choice-cards.tsx';
import { EmailSuggestion } from '#ui/form/email-suggestion.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/form/field.tsx';
import { ClearForm, RequiredNote } from '#ui/form/form-notes.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { useDraft } from '#ui/form/use-draft.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { lazySection } from '#ui/section/lazy-section.tsx';
import { waitlistNames } from '../texts.ts';
import { reportFailure, reportInvalid } from './form-failures.ts';
import type { FormVariant } from './form-variant.ts';
import type { WaitlistValues } from './submission.ts';
import { waitlistTexts } from './texts.ts';

const SuccessDialog = lazySection(
  () => import('#ui/dialog/success-dialog.tsx'),
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
/** The short form has no message field, so its draft has none. */
const FIELDS: Record<FormVariant, readonly (keyof WaitlistValues)[]> = {
  long: ['firstName', 'lastName', 'email', 'preferredPlan', 'applicantProfile', 'message'],
  short: ['firstName', 'lastName', 'email', 'preferredPlan', 'applicantProfile'],
};

const loadSubmission = reloadable(() => import('./submission.ts'));

/** The sentence about the mail in the confirmation. */
function mailSentence(
  { isNew, isMailOwed }: { isNew: boolean; isMailOwed: boolean },
  texts: TextsIn<typeof waitlistTexts>['joined'],
): string {
  if (isNew) return texts.isNew;
  return isMailOwed ? texts.isMailOwed : texts.isKnown;
}

/** Code needed for sending, loaded when somebody starts to fill the form. */
function preload(): void {
  void loadSubmission().catch(() => {});
  SuccessDialog.preload();
}

/** The plans, and the requested amount if no plan has it. The submitted value is in English. */
function optionsWith(chosen: string, locale: Locale) {
  const known = planOptionsIn(locale).map(({ value, ...words }) => ({
    value: plans[value].label as string,
    ...words,
  }));
  const amount = planFrom(chosen) ? undefined : readCredit(chosen);
  if (!amount) return known;
  const label = formatMoney(usd(amount * 100), locale);
  return [
    ...known,
    { value: chosen, label, detail: formatMonthly(monthlyContribution(amount), locale) },
  ];
}

type WaitlistFormProps = {
  variant: FormVariant;
  /** A home value, in dollars, requested elsewhere on the page. */
  amount?: number | undefined;
};

export function WaitlistForm({ variant, amount }: WaitlistFormProps) {
  const texts = useTexts(waitlistTexts);
  const words = texts.form;
  const { profiles } = useTexts(waitlistNames);
  const [joined, setJoined] = useState<{ name: string; isNew: boolean; isMailOwed: boolean }>();
  const [, navigate] = useLocation();
  const locale = useLocale();
  const form = useApiForm({
    initial: EMPTY,
    load: loadSubmission,
    onSuccess: ({ isNew, isMailOwed }, values) => {
      setJoined({ name: values.firstName.trim(), isNew, isMailOwed });
      form.reset();
    },
    onFailure: (failure) =>
      failure.kind === 'invalid'
        ? reportInvalid(texts.failures)
        : void reportFailure(failure.error, texts.failures),
  });
  const labels = texts.labels[variant];

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
    if (amount) fill({ preferredPlan: formatMoney(usd(amount * 100)) });
  }, [fill, amount]);

  const { text } = form;
  const choosePlan = (label: string) => {
    form.setValue('preferredPlan', label);
    const plan = planFrom(label);
    if (plan) selectPlan(plan.id);
  };
  const finish = () => {
    setJoined(undefined);
    navigate(pageAddress('home', locale));
    window.scrollTo({ top: 0 });
  };

  return (
    <>
      <form
        ref={form.form}
        noValidate
        aria-label={words.name}
        onSubmit={form.submit}
        onFocus={preload}
        className="grid gap-5 sm:grid-cols-2"
      >
        <TextField
          label={words.firstName}
          isRequired
          autoComplete="given-name"
          {...text('firstName')}
        />
        <TextField
          label={words.lastName}
          isRequired
          autoComplete="family-name"
          {...text('lastName')}
        />
        <div className="sm:col-span-2">
          <TextField
            label={words.email}
            type="email"
            isRequired
            autoComplete="email"
            {...text('email')}
          />
          <EmailSuggestion
            typed={form.values.email}
            onAccept={(email) => form.setValue('email', email)}
          />
        </div>
        <div className="sm:col-span-2">
          <ChoiceCards
            legend={labels.plan}
            name="preferredPlan"
            isRequired
            value={form.values.preferredPlan}
            error={form.errors.preferredPlan}
            options={optionsWith(form.values.preferredPlan, locale)}
            onChange={choosePlan}
          />
        </div>
        <div className="sm:col-span-2">
          <SelectField
            label={labels.profile}
            isRequired
            emptyLabel={words.choose}
            options={Object.entries(profiles)}
            {...text('applicantProfile')}
          />
        </div>
        {variant === 'long' && (
          <div className="sm:col-span-2">
            <TextAreaField
              label={words.message}
              rows={3}
              hint={words.optional}
              {...text('message')}
            />
          </div>
        )}
        <div className="sm:col-span-2">
          <RequiredNote />
          <p className="mb-4 text-muted text-sm">
            {words.use}{' '}
            <a href={legalPath('privacy-policy', locale)} className="underline underline-offset-2">
              {words.privacyPolicy}
            </a>
            .
          </p>
          <Button
            type="submit"
            className="w-full sm:w-auto"
            aria-disabled={form.isPending || undefined}
          >
            {form.isPending ? words.sending : words.send}
          </Button>
          <ClearForm onClear={form.reset} />
        </div>
      </form>
      {joined && (
        <SuccessDialog title={texts.joined.title} doneLabel={texts.joined.close} onDone={finish}>
          <p>
            {texts.joined.thanks(joined.name)} {mailSentence(joined, texts.joined)}
          </p>
          <p className="text-muted text-sm">{texts.joined.free}</p>
        </SuccessDialog>
      )}
    </>
  );
}
