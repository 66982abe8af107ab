import { useState } from 'react';
import { requestResetCall } from '#features/accounts/contract.ts';
import { PasswordField } from '#features/accounts/profile/web/password-field.tsx';
import {
  MIN_ACCEPTED_LENGTH,
  MIN_ADMIN_LENGTH,
} from '#features/accounts/sign-in/password-rules.ts';
import { accountTexts } from '#features/accounts/web/texts.ts';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { type AccountView, changePasswordCall } from '../contract.ts';
import { FormActions } from './form-actions.tsx';
import { accountSettingsTexts } from './texts.ts';
import { useSettingsForm } from './use-settings-form.ts';
import { useSettingsWrite } from './use-settings-write.ts';

const EMPTY = { currentPassword: '', newPassword: '' };

/** Changes the password; an account without one gets a link to set it. */
export function PasswordPanel({ account }: { account: AccountView }) {
  const texts = useTexts(accountSettingsTexts).password;
  return (
    <Panel id="password" title={texts.title}>
      {account.hasPassword ? <ChangePassword /> : <AddPassword email={account.email} />}
    </Panel>
  );
}

function ChangePassword() {
  const texts = useTexts(accountSettingsTexts).password;
  const { newPassword } = useTexts(accountTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { form, opener, isPending, field, submit, clear } = useSettingsForm({
    name: 'change-password',
    initial: EMPTY,
    isOpen,
    send: (body) => callApi(changePasswordCall, { body }),
    done: () => ({ title: texts.saved, description: texts.savedText }),
    onDone: () => setIsOpen(false),
  });
  const cancel = () => {
    clear();
    setIsOpen(false);
  };
  return (
    <>
      <p className="mt-2 text-muted">{texts.text}</p>
      {isOpen ? (
        <form ref={form} noValidate onSubmit={submit} className="mt-4 grid gap-5">
          <PasswordField
            label={texts.current}
            autoComplete="current-password"
            isRequired
            {...field('currentPassword')}
          />
          <PasswordField
            label={texts.next}
            autoComplete="new-password"
            isRequired
            hint={newPassword.hintForAll(MIN_ACCEPTED_LENGTH, MIN_ADMIN_LENGTH)}
            {...field('newPassword')}
          />
          <FormActions label={texts.save} isPending={isPending} onCancel={cancel} />
        </form>
      ) : (
        <Button ref={opener} tone="quiet" className="mt-4" onClick={() => setIsOpen(true)}>
          {texts.change}
        </Button>
      )}
    </>
  );
}

function AddPassword({ email }: { email: string }) {
  const texts = useTexts(accountSettingsTexts).password;
  const { isPending, write } = useSettingsWrite();
  const send = () =>
    write({
      send: () => callApi(requestResetCall, { body: { email } }),
      done: { title: texts.added, description: texts.addedText },
    });
  return (
    <>
      <p className="mt-2 text-muted">{texts.none}</p>
      <Button tone="quiet" className="mt-4" disabled={isPending} onClick={() => void send()}>
        {texts.add}
      </Button>
    </>
  );
}
