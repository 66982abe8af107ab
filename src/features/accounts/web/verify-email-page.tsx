import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonStyles } from '#ui/button.tsx';
import { errorMessage } from '#ui/error-message.ts';
import { Spinner } from '#ui/spinner.tsx';
import { AccountPageFrame } from './account-page-frame.tsx';
import { refreshSession, tellOtherTabs } from './auth-session.ts';
import { useAuth } from './auth-store.ts';
import { readClaims } from './id-token.ts';
import { useLinkToken } from './link-token.ts';
import { openSignIn } from './sign-in-store.ts';
import { useSignOut } from './use-sign-out.ts';

type Step = { kind: 'waiting' | 'busy' | 'done' } | { kind: 'failed'; message: string };

const NO_LINK = 'This link is not valid anymore. It may have been used already.';

/** The address a link confirms; the server checks whether it is genuine. */
function addressIn(token: string): string | undefined {
  try {
    return readClaims(token).email;
  } catch {
    return undefined;
  }
}

/**
 * Where the link of the verification mail leads. Whoever is signed in to that account needs no
 * further question; others sign in first, since a stranger may have typed their address.
 */
export function Page() {
  const token = useLinkToken();
  const { status, user } = useAuth();
  const [step, setStep] = useState<Step>({ kind: 'waiting' });
  const address = token && addressIn(token);

  const confirm = useCallback(async () => {
    setStep({ kind: 'busy' });
    const { confirmEmail } = await import('./identity-client.ts');
    try {
      await confirmEmail(token ?? '');
      setStep({ kind: 'done' });
      tellOtherTabs();
      void refreshSession();
    } catch (error) {
      setStep({ kind: 'failed', message: errorMessage(error, 'en', { fallback: NO_LINK }) });
    }
  }, [token]);

  const isOwn = user !== null && user.email === address && step.kind === 'waiting';
  useEffect(() => {
    if (isOwn) void confirm();
  }, [isOwn, confirm]);

  if (token !== undefined && !address) return <Failed message={NO_LINK} />;
  if (step.kind === 'failed') return <Failed message={step.message} />;
  if (step.kind === 'done') return <Confirmed />;
  if (!address || status === 'loading' || step.kind === 'busy' || isOwn) {
    return (
      <AccountPageFrame title="Confirm your email">
        <Spinner label="Confirming your email address" />
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
  return (
    <AccountPageFrame title="Confirm your email">
      <p>
        Sign in with the password you chose for <Address>{address}</Address>, and the address is
        confirmed.
      </p>
      <p className="mt-6">
        <Button onClick={() => openSignIn({ email: address, to: null })}>Sign in to confirm</Button>
      </p>
      <p className="mt-6 text-muted text-sm">
        You did not create this account? Then somebody else typed your address, and you can close
        this page: without you they see nothing of yours.
      </p>
    </AccountPageFrame>
  );
}

function Elsewhere({ address, email }: { address: string; email: string }) {
  const { signOut, isPending } = useSignOut(null);
  return (
    <AccountPageFrame title="Confirm your email">
      <p>
        This link is for <Address>{address}</Address>, and you are signed in as{' '}
        <Address>{email}</Address>.
      </p>
      <p className="mt-6">
        <Button onClick={signOut} disabled={isPending}>
          Use the other account
        </Button>
      </p>
    </AccountPageFrame>
  );
}

function Confirmed() {
  return (
    <AccountPageFrame title="Your email is confirmed">
      <p>Thank you. Your account is complete: you can apply and see everything that is yours.</p>
      <p className="mt-6">
        <DashboardLink />
      </p>
    </AccountPageFrame>
  );
}

function Failed({ message }: { message: string }) {
  return (
    <AccountPageFrame title="This link does not work">
      <p role="alert">{message}</p>
      <p className="mt-3 text-muted">
        Sign in and ask for a new one on your dashboard. It takes a minute.
      </p>
      <p className="mt-6">
        <DashboardLink />
      </p>
    </AccountPageFrame>
  );
}

function DashboardLink() {
  return (
    <Link href="/dashboard" className={buttonStyles('primary')}>
      Go to your dashboard
    </Link>
  );
}

function Address({ children }: { children: ReactNode }) {
  return <strong className="wrap-anywhere">{children}</strong>;
}
