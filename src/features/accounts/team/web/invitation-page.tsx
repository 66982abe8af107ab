import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { callApi } from '#shared/api/api-client.ts';
import type { CallAnswer } from '#shared/api/call.ts';
import { Button, buttonStyles } from '#ui/button.tsx';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Spinner } from '#ui/spinner.tsx';
import { AccountPageFrame } from '../../profile/web/account-page-frame.tsx';
import { useLinkToken } from '../../profile/web/link-token.ts';
import { PasswordByLink } from '../../profile/web/password-by-link.tsx';
import { setSignedOut, useAuth } from '../../sign-in/web/auth-store.ts';
import { openSignIn } from '../../sign-in/web/sign-in-store.ts';
import { useSignOut } from '../../sign-in/web/use-sign-out.ts';
import { acceptInvitationCall, joinTeamCall, readInvitationCall } from '../invitation-contract.ts';
import { invitationTexts } from './invitation-texts.ts';

type Opened = CallAnswer<typeof readInvitationCall>;

/** The page of an invitation's link: who has an account signs in, others choose a password. */
export function Page() {
  const texts = useTexts(invitationTexts);
  const locale = useLocale();
  const token = useLinkToken();
  const [invitation, setInvitation] = useState<Opened>();
  const [problem, setProblem] = useState<string>();
  const { refusals, noLink } = texts;

  useEffect(() => {
    if (token === undefined) return;
    if (token === '') return setProblem(noLink);
    callApi(readInvitationCall, { body: { token } }).then(setInvitation, (error: unknown) =>
      setProblem(errorMessage(error, locale, { refusals })),
    );
  }, [token, locale, refusals, noLink]);

  if (problem) {
    return (
      <AccountPageFrame title={texts.brokenTitle}>
        <p role="alert">{problem}</p>
        <ToLogin />
      </AccountPageFrame>
    );
  }
  if (!token || !invitation) {
    return (
      <AccountPageFrame title={texts.title}>
        <Spinner label={texts.loading} />
      </AccountPageFrame>
    );
  }
  return invitation.hasAccount ? (
    <WithAccount token={token} invitation={invitation} onRefused={setProblem} />
  ) : (
    <NewAccount invitation={invitation} />
  );
}

function NewAccount({ invitation: { email, role } }: { invitation: Opened }) {
  const { newAccount, title, doneTitle, done, names, refusals, signIn } = useTexts(invitationTexts);
  return (
    <PasswordByLink
      texts={{
        ...newAccount,
        title,
        doneTitle,
        signIn,
        intro: newAccount.intro(email, names[role]),
        failed: { ...newAccount.failed, refusals },
      }}
      send={(token, password) => callApi(joinTeamCall, { body: { token, password } })}
      describeDone={() => done(email)}
      signInAt="/admin-login"
    />
  );
}

type WithAccountProps = {
  token: string;
  invitation: Opened;
  onRefused: (problem: string) => void;
};

function WithAccount({ token, invitation: { email, role }, onRefused }: WithAccountProps) {
  const texts = useTexts(invitationTexts);
  const locale = useLocale();
  const { status, user } = useAuth();
  const { signOut, isPending: isLeaving } = useSignOut(texts.signOutFailed, null);
  const [step, setStep] = useState<'ready' | 'busy' | 'done'>('ready');
  const name = texts.names[role];
  const accept = async () => {
    setStep('busy');
    try {
      await callApi(acceptInvitationCall, { body: { token } });
      setStep('done');
      setSignedOut();
    } catch (error) {
      onRefused(errorMessage(error, locale, { refusals: texts.refusals }));
    }
  };
  if (step === 'done') {
    return (
      <AccountPageFrame title={texts.doneTitle} isOutcome>
        <p role="status">{texts.done(email)}</p>
        <ToLogin />
      </AccountPageFrame>
    );
  }
  if (status === 'loading') {
    return (
      <AccountPageFrame title={texts.title}>
        <Spinner label={texts.loading} />
      </AccountPageFrame>
    );
  }
  if (!user) {
    return (
      <Choice text={texts.signInFirst(email, name)}>
        <Button onClick={() => openSignIn({ email, to: null })}>{texts.signIn}</Button>
      </Choice>
    );
  }
  if (user.email !== email) {
    return (
      <Choice text={texts.elsewhere(email, user.email)}>
        <Button onClick={() => void signOut()} disabled={isLeaving}>
          {texts.signOut}
        </Button>
      </Choice>
    );
  }
  return (
    <Choice text={texts.ready(email, name)}>
      <Button onClick={() => void accept()} disabled={step === 'busy'}>
        {step === 'busy' ? texts.accepting : texts.accept}
      </Button>
    </Choice>
  );
}

function Choice({ text, children }: { text: string; children: ReactNode }) {
  const { title } = useTexts(invitationTexts);
  return (
    <AccountPageFrame title={title}>
      <p className="wrap-anywhere">{text}</p>
      <p className="mt-6">{children}</p>
    </AccountPageFrame>
  );
}

function ToLogin() {
  const { signIn } = useTexts(invitationTexts);
  return (
    <p className="mt-6">
      <Link href="/admin-login" className={buttonStyles('primary')}>
        {signIn}
      </Link>
    </p>
  );
}
