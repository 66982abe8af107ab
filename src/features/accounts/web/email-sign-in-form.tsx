import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { FactorWays } from '../contract.ts';
import { EmailField } from './account-fields.tsx';
import { FactorStep } from './factor-step.tsx';
import { signInByEmail } from './identity-client.ts';
import { PasswordField } from './password-field.tsx';
import { useAccountForm } from './use-account-form.ts';

type Props = {
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
  onDone: () => void;
};

export function EmailSignInForm({ email, onEmail, onForgot, onDone }: Props) {
  const [password, setPassword] = useState('');
  const [ways, setWays] = useState<FactorWays>();
  const { form, isPending, field, submit } = useAccountForm({
    check: () =>
      email.trim() && password
        ? undefined
        : {
            title: 'Missing Information',
            description: 'Please enter both email and password.',
            field: email.trim() ? 'password' : 'email',
          },
    send: async () => {
      const owed = await signInByEmail({ email, password });
      if (owed) setWays(owed);
      else onDone();
    },
    onDone: () => undefined,
    failure: { title: 'Sign-in Failed', fallback: 'Invalid email or password.' },
  });
  if (ways) {
    const back = () => setWays(undefined);
    return <FactorStep email={email} ways={ways} onDone={onDone} onBack={back} />;
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <EmailField {...field('email', email, onEmail)} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...field('password', password, setPassword)}
      />
      <Button type="submit" disabled={isPending}>
        {isPending ? 'Signing in…' : 'Sign In'}
      </Button>
      <button
        type="button"
        onClick={onForgot}
        className="min-h-11 justify-self-center text-forest text-sm underline underline-offset-4"
      >
        Forgot your password?
      </button>
    </form>
  );
}
