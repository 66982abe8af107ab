import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import type { FactorWays } from '../../contract.ts';
import { FactorStep } from '../../factors/web/factor-step.tsx';
import { EmailField } from '../../profile/web/account-fields.tsx';
import { PasswordField } from '../../profile/web/password-field.tsx';
import { signInByEmail } from './identity-client.ts';
import { signInTexts } from './sign-in-texts.ts';
import { useAccountForm } from './use-account-form.ts';

type Props = {
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
  onDone: () => void;
};

export function EmailSignInForm({ email, onEmail, onForgot, onDone }: Props) {
  const texts = useTexts(signInTexts);
  const [password, setPassword] = useState('');
  const [ways, setWays] = useState<FactorWays>();
  const { form, isPending, field, submit } = useAccountForm({
    check: () =>
      email.trim() && password
        ? undefined
        : {
            title: texts.missing,
            description: texts.bothNeeded,
            field: email.trim() ? 'password' : 'email',
          },
    send: async () => {
      const owed = await signInByEmail({ email, password });
      if (owed) setWays(owed);
      else onDone();
    },
    onDone: () => undefined,
    failure: { title: texts.failed, fallback: texts.wrong, refusals: texts.refusals },
  });
  if (ways) {
    const back = () => setWays(undefined);
    return <FactorStep email={email} ways={ways} onDone={onDone} onBack={back} />;
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <EmailField {...field('email', email, onEmail)} />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        {...field('password', password, setPassword)}
      />
      <Button type="submit" disabled={isPending}>
        {isPending ? texts.signingIn : texts.signIn}
      </Button>
      <button
        type="button"
        onClick={onForgot}
        className="min-h-11 justify-self-center text-forest text-sm underline underline-offset-4"
      >
        {texts.forgot}
      </button>
    </form>
  );
}
