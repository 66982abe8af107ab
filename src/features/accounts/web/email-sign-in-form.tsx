import { useState } from 'react';
import { Button } from '#ui/button.tsx';
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
  const [needsFactor, setNeedsFactor] = useState(false);
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
      if (await signInByEmail({ email, password })) setNeedsFactor(true);
      else onDone();
    },
    onDone: () => undefined,
    failure: { title: 'Sign-in Failed', fallback: 'Invalid email or password.' },
  });
  if (needsFactor) {
    return <FactorStep email={email} onDone={onDone} onBack={() => setNeedsFactor(false)} />;
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
