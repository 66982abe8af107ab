import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { MIN_PASSWORD_LENGTH } from '../rules.ts';
import { createAccount } from './identity-client.ts';
import { checkPasswords } from './password-checks.ts';
import { useAccountForm } from './use-account-form.ts';

type Props = { email: string; onEmail: (email: string) => void; onDone: () => void };

export function CreateAccountForm({ email, onEmail, onDone }: Props) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const { form, isPending, errors, clearError, submit } = useAccountForm({
    check() {
      const empty = Object.entries({ email: email.trim(), password, confirmation }).find(
        ([, value]) => value === '',
      );
      if (!empty) return checkPasswords(password, confirmation);
      return {
        title: 'Missing Information',
        description: 'Please fill in all fields.',
        field: empty[0],
      };
    },
    send: () => createAccount({ email, password }),
    onDone,
    failure: { title: 'Sign-up Failed', fallback: 'Failed to create account.' },
  });
  const secret = (name: 'password' | 'confirmation', set: (value: string) => void) => ({
    name,
    type: 'password',
    autoComplete: 'new-password',
    error: errors[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      clearError(name);
      set(event.target.value);
    },
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        error={errors.email}
        hint="We send a link there to confirm that it is yours."
        onChange={(event) => {
          clearError('email');
          onEmail(event.target.value);
        }}
      />
      <TextField
        label="Password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters`}
        value={password}
        {...secret('password', setPassword)}
      />
      <TextField
        label="Confirm password"
        value={confirmation}
        {...secret('confirmation', setConfirmation)}
      />
      <Button type="submit" disabled={isPending}>
        {isPending ? 'Creating your account…' : 'Create Account'}
      </Button>
    </form>
  );
}
