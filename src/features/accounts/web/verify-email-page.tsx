import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonStyles } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AccountPageFrame } from './account-page-frame.tsx';
import { refreshSession } from './auth-session.ts';
import { useAuth } from './auth-store.ts';
import { useLinkToken } from './link-token.ts';
import { openSignIn } from './sign-in-store.ts';

type Step = { kind: 'asking' | 'busy' | 'done' } | { kind: 'failed'; message: string };

const NO_LINK = 'This link is not valid anymore. It may have been used already.';

/** Where the link of the verification mail leads. */
export function Page() {
  const token = useLinkToken();
  const { status, user } = useAuth();
  const [step, setStep] = useState<Step>({ kind: 'asking' });

  const confirm = useCallback(async () => {
    setStep({ kind: 'busy' });
    const { confirmEmail, describeFailure } = await import('./identity-client.ts');
    try {
      await confirmEmail(token ?? '');
      setStep({ kind: 'done' });
      void refreshSession();
    } catch (error) {
      setStep({ kind: 'failed', message: describeFailure(error, NO_LINK) });
    }
  }, [token]);

  // The browser in which the account was made needs no further question. Any other may belong
  // to somebody whose address a stranger has typed, or to a program that opens links.
  const isOwnBrowser = user !== null && !user.emailVerified && step.kind === 'asking';
  useEffect(() => {
    if (isOwnBrowser && token) void confirm();
  }, [isOwnBrowser, token, confirm]);

  if (token === '') return <Failed message={NO_LINK} />;
  if (step.kind === 'failed') return <Failed message={step.message} />;
  if (step.kind === 'done') {
    return (
      <AccountPageFrame title="Your email is confirmed">
        <p>Thank you. Your account is complete: you can apply and see everything that is yours.</p>
        <p className="mt-6">
          {status === 'signed-in' ? (
            <Link href="/dashboard" className={buttonStyles('primary')}>
              Go to your dashboard
            </Link>
          ) : (
            <Button onClick={() => openSignIn()}>Sign in</Button>
          )}
        </p>
      </AccountPageFrame>
    );
  }
  return (
    <AccountPageFrame title="Confirm your email">
      {status === 'loading' || step.kind === 'busy' || isOwnBrowser ? (
        <Spinner label="Confirming your email address" />
      ) : (
        <>
          <p>
            Did you create an account with us? Then confirm that this email address is yours. If you
            did not, simply close this page.
          </p>
          <p className="mt-6">
            <Button onClick={confirm}>Confirm my email address</Button>
          </p>
        </>
      )}
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
        <Link href="/dashboard" className={buttonStyles('primary')}>
          Go to your dashboard
        </Link>
      </p>
    </AccountPageFrame>
  );
}
