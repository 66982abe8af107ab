import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { signInByEmail } from './identity-client.ts';
import { useAccountForm } from './use-account-form.ts';

type Props = {
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
  onDone: () => void;
};

export function EmailSignInForm({ email, onEmail, onForgot, onDone }: Props) {
  const [password, setPassword] = useState('');
  const { form, isPending, errors, clearError, submit } = useAccountForm({
    check: () =>
      email.trim() && password
        ? undefined
        : {
            title: 'Missing Information',
            description: 'Please enter both email and password.',
            field: email.trim() ? 'password' : 'email',
          },
    send: () => signInByEmail({ email, password }),
    onDone,
    failure: { title: 'Sign-in Failed', fallback: 'Invalid email or password.' },
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
        onChange={(event) => {
          clearError('email');
          onEmail(event.target.value);
        }}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={(event) => {
          clearError('password');
          setPassword(event.target.value);
        }}
      />
      <Button type="submit" disabled={isPending}>
        {isPending ? 'Signing in…' : 'Sign In'}
      </Button>
      <button
        type="button"
        onClick={onForgot}
        className="justify-self-center py-1 text-forest text-sm underline underline-offset-4"
      >
        Forgot your password?
      </button>
    </form>
  );
}
