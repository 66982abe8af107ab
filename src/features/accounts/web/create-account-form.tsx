import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { checkNewPassword, EmailField, NewPasswordFields, NO_PASSWORD } from './account-fields.tsx';
import { createAccount } from './identity-client.ts';
import { accountTexts } from './texts.ts';
import { useAccountForm } from './use-account-form.ts';

type Props = { email: string; onEmail: (email: string) => void; onDone: () => void };

export function CreateAccountForm({ email, onEmail, onDone }: Props) {
  const { newPassword } = useTexts(accountTexts);
  const [chosen, setChosen] = useState(NO_PASSWORD);
  const { form, isPending, field, submit } = useAccountForm({
    check() {
      const empty = Object.entries({ email: email.trim(), ...chosen }).find(
        ([, value]) => value === '',
      );
      if (!empty) return checkNewPassword(chosen, newPassword);
      return {
        title: 'Missing Information',
        description: 'Please fill in all fields.',
        field: empty[0],
      };
    },
    send: () => createAccount({ email, password: chosen.password }),
    onDone,
    failure: { title: 'Sign-up Failed', fallback: 'Failed to create account.' },
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <EmailField
        hint="We send a link there to confirm that it is yours."
        {...field('email', email, onEmail)}
      />
      <NewPasswordFields field={field} value={chosen} onChange={setChosen} />
      <Button type="submit" disabled={isPending}>
        {isPending ? 'Creating your account…' : 'Create Account'}
      </Button>
    </form>
  );
}
