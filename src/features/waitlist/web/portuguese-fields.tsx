import { EmailSuggestion } from '#ui/form/email-suggestion.tsx';
import { SelectField, TextField } from '#ui/form/field.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { waitlistNames } from '../texts.ts';
import { waitlistTexts } from './texts.ts';

type Bound = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

/** First name, last name and address, as both Portuguese forms ask for them. */
export function PersonFields({
  bind,
}: {
  bind: (name: 'firstName' | 'lastName' | 'email') => Bound;
}) {
  const { form, brazilian } = useTexts(waitlistTexts);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={form.firstName}
          isRequired
          autoComplete="given-name"
          {...bind('firstName')}
        />
        <TextField
          label={form.lastName}
          isRequired
          autoComplete="family-name"
          {...bind('lastName')}
        />
      </div>
      <TextField
        label={brazilian.email}
        type="email"
        inputMode="email"
        isRequired
        autoComplete="email"
        {...bind('email')}
      />
      <EmailSuggestion
        typed={bind('email').value}
        onAccept={(value) => bind('email').onChange({ target: { value } })}
      />
    </>
  );
}

export function GoalField(bound: Bound) {
  const { goal, chooseGoal } = useTexts(waitlistTexts).brazilian;
  return (
    <SelectField
      label={goal}
      isRequired
      emptyLabel={chooseGoal}
      options={Object.entries(useTexts(waitlistNames).goals)}
      {...bound}
    />
  );
}
