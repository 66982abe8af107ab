import { useState } from 'react';
import { PasswordField } from '#features/accounts/profile/web/password-field.tsx';
import { hasMemberDraft } from '#features/accounts/profile/web/use-member-draft.ts';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { type AccountView, changeEmailCall } from '../contract.ts';
import { FormActions } from './form-actions.tsx';
import { accountSettingsTexts } from './texts.ts';
import { useSettingsForm } from './use-settings-form.ts';

const FORM = 'change-email';
const EMPTY = { email: '', currentPassword: '' };

export function EmailPanel({ account }: { account: AccountView }) {
  const texts = useTexts(accountSettingsTexts).email;
  const [isOpen, setIsOpen] = useState(() => hasMemberDraft(FORM));
  const { form, opener, isPending, field, submit, clear } = useSettingsForm({
    name: FORM,
    kept: ['email'],
    initial: EMPTY,
    isOpen,
    send: ({ email, currentPassword }) =>
      callApi(changeEmailCall, {
        body: { email, ...(account.hasPassword ? { currentPassword } : {}) },
      }),
    done: ({ email }) => ({ title: texts.sent, description: texts.sentText(email) }),
    onDone: () => setIsOpen(false),
  });
  const cancel = () => {
    clear();
    setIsOpen(false);
  };
  return (
    <Panel id="email" title={texts.title}>
      <p className="mt-2 break-words">{texts.current(account.email)}</p>
      {!account.isEmailVerified && <p className="mt-3 text-muted">{texts.unverified}</p>}
      {account.isEmailVerified && !isOpen && (
        <Button ref={opener} tone="quiet" className="mt-4" onClick={() => setIsOpen(true)}>
          {texts.change}
        </Button>
      )}
      {isOpen && (
        <form ref={form} noValidate onSubmit={submit} className="mt-4 grid gap-5">
          <TextField
            label={texts.label}
            type="email"
            autoComplete="email"
            hint={texts.hint}
            isRequired
            {...field('email')}
          />
          {account.hasPassword && (
            <PasswordField
              label={texts.password}
              autoComplete="current-password"
              isRequired
              {...field('currentPassword')}
            />
          )}
          <FormActions label={texts.send} isPending={isPending} onCancel={cancel} />
        </form>
      )}
    </Panel>
  );
}
