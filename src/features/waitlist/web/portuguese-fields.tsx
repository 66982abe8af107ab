import { SelectField, TextField } from '#ui/form/field.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { waitlistNames } from '../texts.ts';

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
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Nome" isRequired autoComplete="given-name" {...bind('firstName')} />
        <TextField label="Sobrenome" isRequired autoComplete="family-name" {...bind('lastName')} />
      </div>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        isRequired
        autoComplete="email"
        {...bind('email')}
      />
    </>
  );
}

/** What the home is for. */
export function GoalField(bound: Bound) {
  return (
    <SelectField
      label="Objetivo imobiliário"
      isRequired
      emptyLabel="Escolha o seu objetivo"
      options={Object.entries(useTexts(waitlistNames).goals)}
      {...bound}
    />
  );
}
