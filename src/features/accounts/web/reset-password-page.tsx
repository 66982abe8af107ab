import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LiveFieldset } from '#ui/live-fieldset.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { checkNewPassword, NewPasswordFields, NO_PASSWORD } from './account-fields.tsx';
import { AccountPageFrame } from './account-page-frame.tsx';
import { refreshSession } from './auth-session.ts';
import { setNewPassword } from './identity-client.ts';
import { useLinkToken } from './link-token.ts';
import { openSignIn } from './sign-in-store.ts';
import { useAccountForm } from './use-account-form.ts';

/** Where the link of the reset mail leads. */
export function Page() {
  const token = useLinkToken();
  const [isDone, setIsDone] = useState(false);
  if (token === undefined) {
    return (
      <AccountPageFrame title="Choose a new password">
        <Spinner label="Loading" />
      </AccountPageFrame>
    );
  }
  if (token === '') {
    return (
      <AccountPageFrame title="This link does not work">
        <p role="alert">The link is not complete. Please open it from the mail once more.</p>
        <p className="mt-6">
          <Button onClick={() => openSignIn()}>Sign in</Button>
        </p>
      </AccountPageFrame>
    );
  }
  if (isDone) {
    return (
      <AccountPageFrame title="Your new password is set" isOutcome>
        <p role="status">You are signed out everywhere. Sign in with your new password.</p>
        <p className="mt-6">
          <Button onClick={() => openSignIn()}>Sign in</Button>
        </p>
      </AccountPageFrame>
    );
  }
  return <NewPassword token={token} onDone={() => setIsDone(true)} />;
}

function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const [chosen, setChosen] = useState(NO_PASSWORD);
  const { form, isPending, field, submit } = useAccountForm({
    check: () => checkNewPassword(chosen),
    send: () => setNewPassword(token, chosen.password),
    onDone() {
      void refreshSession();
      onDone();
    },
    failure: { title: 'Password reset failed', fallback: 'Please try again.' },
  });
  return (
    <AccountPageFrame title="Choose a new password">
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <LiveFieldset>
          <NewPasswordFields isReplacing field={field} value={chosen} onChange={setChosen} />
          <div>
            <Button type="submit" disabled={isPending}>
              {isPending ? 'Saving…' : 'Save new password'}
            </Button>
          </div>
        </LiveFieldset>
      </form>
    </AccountPageFrame>
  );
}
