import { useState } from 'react';
import {
  checkNewPassword,
  NewPasswordFields,
  NO_PASSWORD,
} from '#features/accounts/web/account-fields.tsx';
import { AccountPageFrame } from '#features/accounts/web/account-page-frame.tsx';
import { refreshSession } from '#features/accounts/web/auth-session.ts';
import { useLinkToken } from '#features/accounts/web/link-token.ts';
import { openSignIn } from '#features/accounts/web/sign-in-store.ts';
import { useAccountForm } from '#features/accounts/web/use-account-form.ts';
import { callApi } from '#shared/api-client.ts';
import { Button } from '#ui/button.tsx';
import { LiveFieldset } from '#ui/live-fieldset.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { takeOverAccountCall } from '../contract.ts';

const TITLE = 'The account of an estate';

/** Where the link in the mail to an executor leads. */
export function Page() {
  const token = useLinkToken();
  const [email, setEmail] = useState<string>();
  if (token === undefined) {
    return (
      <AccountPageFrame title={TITLE}>
        <Spinner label="Loading" />
      </AccountPageFrame>
    );
  }
  if (token === '') {
    return (
      <AccountPageFrame title="This link does not work">
        <p role="alert">The link is not complete. Please open it from the mail once more.</p>
      </AccountPageFrame>
    );
  }
  if (email !== undefined) {
    return (
      <AccountPageFrame title="The account is yours to act for" isOutcome>
        <p role="status" className="break-words">
          Sign in with {email} and the password you chose. Please look at the automatic payments and
          the bank details first.
        </p>
        <p className="mt-6">
          <Button onClick={() => openSignIn()}>Sign in</Button>
        </p>
      </AccountPageFrame>
    );
  }
  return <TakeOver token={token} onDone={setEmail} />;
}

type TakeOverProps = { token: string; onDone: (email: string) => void };

function TakeOver({ token, onDone }: TakeOverProps) {
  const [chosen, setChosen] = useState(NO_PASSWORD);
  const { form, isPending, field, submit } = useAccountForm({
    check: () => checkNewPassword(chosen),
    async send() {
      const body = { token, password: chosen.password };
      const { email } = await callApi(takeOverAccountCall, { body });
      void refreshSession();
      onDone(email);
    },
    onDone() {},
    failure: { title: 'That did not work', fallback: 'Please try again.' },
  });
  return (
    <AccountPageFrame title={TITLE}>
      <p className="mb-5 text-muted">
        Choose a password. From then on you sign in with your address and it, and nobody signs in
        with the former one any more.
      </p>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <LiveFieldset>
          <NewPasswordFields isReplacing field={field} value={chosen} onChange={setChosen} />
          <div>
            <Button type="submit" disabled={isPending}>
              {isPending ? 'Saving…' : 'Take the account over'}
            </Button>
          </div>
        </LiveFieldset>
      </form>
    </AccountPageFrame>
  );
}
