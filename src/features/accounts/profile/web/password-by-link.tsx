import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonStyles } from '#ui/button.tsx';
import { LiveFieldset } from '#ui/form/live-fieldset.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Spinner } from '#ui/spinner.tsx';
import { refreshSession } from '../../sign-in/web/auth-session.ts';
import { openSignIn } from '../../sign-in/web/sign-in-store.ts';
import { useAccountForm } from '../../sign-in/web/use-account-form.ts';
import { accountTexts } from '../../web/texts.ts';
import { checkNewPassword, NewPasswordFields, NO_PASSWORD } from './account-fields.tsx';
import { AccountPageFrame } from './account-page-frame.tsx';
import { useLinkToken } from './link-token.ts';

export type PasswordByLinkTexts = {
  title: string;
  /** Shown above the fields. */
  intro?: string;
  loading: string;
  broken: { title: string; text: string };
  save: string;
  saving: string;
  failed: { title: string; fallback: string; refusals?: Partial<Record<string, string>> };
  doneTitle: string;
  signIn: string;
};

type Props<Done> = {
  texts: PasswordByLinkTexts;
  send: (token: string, password: string) => Promise<Done>;
  /** Shown after success. */
  describeDone: (done: Done) => ReactNode;
  /** Where to sign in, if not in the dialog. */
  signInAt?: string;
};

/** The page of a mail's link on which somebody sets a password. */
export function PasswordByLink<Done>({ texts, send, describeDone, signInAt }: Props<Done>) {
  const token = useLinkToken();
  const [done, setDone] = useState<{ answer: Done }>();
  const signIn = (
    <p className="mt-6">
      {signInAt ? (
        <Link href={signInAt} className={buttonStyles('primary')}>
          {texts.signIn}
        </Link>
      ) : (
        <Button onClick={() => openSignIn()}>{texts.signIn}</Button>
      )}
    </p>
  );
  if (token === undefined) {
    return (
      <AccountPageFrame title={texts.title}>
        <Spinner label={texts.loading} />
      </AccountPageFrame>
    );
  }
  if (token === '') {
    return (
      <AccountPageFrame title={texts.broken.title}>
        <p role="alert">{texts.broken.text}</p>
        {signIn}
      </AccountPageFrame>
    );
  }
  if (done) {
    return (
      <AccountPageFrame title={texts.doneTitle} isOutcome>
        <p role="status" className="break-words">
          {describeDone(done.answer)}
        </p>
        {signIn}
      </AccountPageFrame>
    );
  }
  const onSend = async (password: string) => {
    const answer = await send(token, password);
    void refreshSession();
    setDone({ answer });
  };
  return <ChoosePassword texts={texts} onSend={onSend} />;
}

type ChoosePasswordProps = {
  texts: PasswordByLinkTexts;
  onSend: (password: string) => Promise<void>;
};

function ChoosePassword({ texts, onSend }: ChoosePasswordProps) {
  const { newPassword } = useTexts(accountTexts);
  const [chosen, setChosen] = useState(NO_PASSWORD);
  const { failed } = texts;
  const { form, isPending, field, submit } = useAccountForm({
    check: () => checkNewPassword(chosen, newPassword),
    send: () => onSend(chosen.password),
    onDone() {},
    failure: {
      ...failed,
      refusals: { ...newPassword.refusals, ...failed.refusals },
    },
  });
  return (
    <AccountPageFrame title={texts.title}>
      {texts.intro && <p className="mb-5 text-muted">{texts.intro}</p>}
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <LiveFieldset>
          <NewPasswordFields isReplacing field={field} value={chosen} onChange={setChosen} />
          <div>
            <Button type="submit" disabled={isPending}>
              {isPending ? texts.saving : texts.save}
            </Button>
          </div>
        </LiveFieldset>
      </form>
    </AccountPageFrame>
  );
}
