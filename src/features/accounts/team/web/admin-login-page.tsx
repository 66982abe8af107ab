import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { brand } from '#shared/brand.ts';
import { Button } from '#ui/button.tsx';
import { LiveFieldset } from '#ui/form/live-fieldset.tsx';
import { errorMessage } from '#ui/language/error-message.ts';
import type { FactorWays } from '../../contract.ts';
import { FactorStep } from '../../factors/web/factor-step.tsx';
import { EmailField } from '../../profile/web/account-fields.tsx';
import { AccountPageFrame } from '../../profile/web/account-page-frame.tsx';
import { PasswordField } from '../../profile/web/password-field.tsx';
import { safeReturnPath } from '../../rules.ts';
import { enterAdmin, logInAdmin } from './log-in-admin.ts';

const FALLBACK = 'Login failed. Please check your credentials.';

export function Page() {
  const [, navigate] = useLocation();
  const search = useSearch();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const [ways, setWays] = useState<FactorWays>();
  const goOn = () =>
    navigate(safeReturnPath(new URLSearchParams(search).get('from'), '/admin/today'));

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (!email.trim() || !password) {
      setProblem('Email and password are required');
      return;
    }
    setProblem(undefined);
    setIsPending(true);
    try {
      const owed = await logInAdmin({ email, password });
      if (owed) setWays(owed);
      else goOn();
    } catch (error) {
      setProblem(errorMessage(error, 'en', { fallback: FALLBACK, notReached: FALLBACK }));
    } finally {
      setIsPending(false);
    }
  };

  if (ways) {
    return (
      <AccountPageFrame title="Admin login">
        <FactorStep
          email={email}
          ways={ways}
          enter={enterAdmin}
          onDone={goOn}
          onBack={() => setWays(undefined)}
        />
      </AccountPageFrame>
    );
  }

  return (
    <AccountPageFrame title="Admin login">
      <form noValidate onSubmit={submit} className="grid gap-5">
        {problem && (
          <p role="alert" className="rounded-xl bg-danger-soft px-4 py-3 text-danger">
            {problem}
          </p>
        )}
        <LiveFieldset>
          <EmailField value={email} onChange={(event) => setEmail(event.target.value)} />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" disabled={isPending}>
            {isPending ? 'Signing in…' : `Sign In with ${brand.name}`}
          </Button>
        </LiveFieldset>
      </form>
    </AccountPageFrame>
  );
}
