import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonStyles } from '#ui/button.tsx';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Spinner } from '#ui/spinner.tsx';
import { notifyOtherTabs, refreshSession } from '../../sign-in/web/auth-session.ts';
import { useAuth } from '../../sign-in/web/auth-store.ts';
import { readClaims } from '../../sign-in/web/id-token.ts';
import { openSignIn } from '../../sign-in/web/sign-in-store.ts';
import { signInTexts } from '../../sign-in/web/sign-in-texts.ts';
import { useSignOut } from '../../sign-in/web/use-sign-out.ts';
import { AccountPageFrame } from './account-page-frame.tsx';
import { useLinkToken } from './link-token.ts';

type Step = { kind: 'waiting' | 'busy' | 'done' } | { kind: 'failed'; message: string };

/** The address in the token, unverified: the server checks the signature. */
function addressIn(token: string): string | undefined {
  try {
    return readClaims(token).email;
  } catch {
    return undefined;
  }
}

/**
 * The page of the verification mail's link. It confirms at once for people signed in to that
 * account; others sign in first, since a stranger may have signed up with their address.
 */
export function Page() {
  const locale = useLocale();
  const { verify: texts, refusals } = useTexts(signInTexts);
  const token = useLinkToken();
  const { status, user } = useAuth();
  const [step, setStep] = useState<Step>({ kind: 'waiting' });
  const address = token && addressIn(token);

  const confirm = useCallback(async () => {
    setStep({ kind: 'busy' });
    const { confirmEmail } = await import('../../sign-in/web/identity-client.ts');
    try {
      await confirmEmail(token ?? '');
      setStep({ kind: 'done' });
      notifyOtherTabs();
      void refreshSession();
    } catch (error) {
      const message = errorMessage(error, locale, { refusals, fallback: texts.noLink });
      setStep({ kind: 'failed', message });
    }
  }, [token, locale, texts, refusals]);

  const isOwn = user !== null && user.email === address && step.kind === 'waiting';
  useEffect(() => {
    if (isOwn) void confirm();
  }, [isOwn, confirm]);

  if (token !== undefined && !address) return <Failed message={texts.noLink} />;
  if (step.kind === 'failed') return <Failed message={step.message} />;
  if (step.kind === 'done') return <Confirmed />;
  if (!address || status === 'loading' || step.kind === 'busy' || isOwn) {
    return (
      <AccountPageFrame title={texts.title}>
        <Spinner label={texts.loading} />
      </AccountPageFrame>
    );
  }
  return user ? (
    <Elsewhere address={address} email={user.email} />
  ) : (
    <SignInFirst {...{ address }} />
  );
}

function SignInFirst({ address }: { address: string }) {
  const { verify: texts } = useTexts(signInTexts);
  const { before, after } = texts.signInFirst;
  return (
    <AccountPageFrame title={texts.title}>
      <p>
        {before} <Address>{address}</Address>
        {after}
      </p>
      <p className="mt-6">
        <Button onClick={() => openSignIn({ email: address, to: null })}>{texts.signIn}</Button>
      </p>
      <p className="mt-6 text-muted text-sm">{texts.notYou}</p>
    </AccountPageFrame>
  );
}

function Elsewhere({ address, email }: { address: string; email: string }) {
  const { verify: texts } = useTexts(signInTexts);
  const { before, between, after } = texts.elsewhere;
  const { signOut, isPending } = useSignOut(texts.signOutFailed, null);
  return (
    <AccountPageFrame title={texts.title}>
      <p>
        {before} <Address>{address}</Address>
        {between} <Address>{email}</Address>
        {after}
      </p>
      <p className="mt-6">
        <Button onClick={signOut} disabled={isPending}>
          {texts.other}
        </Button>
      </p>
    </AccountPageFrame>
  );
}

function Confirmed() {
  const { verify: texts } = useTexts(signInTexts);
  return (
    <AccountPageFrame title={texts.doneTitle}>
      <p>{texts.done}</p>
      <p className="mt-6">
        <DashboardLink />
      </p>
    </AccountPageFrame>
  );
}

function Failed({ message }: { message: string }) {
  const { verify: texts } = useTexts(signInTexts);
  return (
    <AccountPageFrame title={texts.failedTitle}>
      <p role="alert">{message}</p>
      <p className="mt-3 text-muted">{texts.failed}</p>
      <p className="mt-6">
        <DashboardLink />
      </p>
    </AccountPageFrame>
  );
}

function DashboardLink() {
  const { verify: texts } = useTexts(signInTexts);
  return (
    <Link href="/dashboard" className={buttonStyles('primary')}>
      {texts.dashboard}
    </Link>
  );
}

function Address({ children }: { children: ReactNode }) {
  return <strong className="wrap-anywhere">{children}</strong>;
}
