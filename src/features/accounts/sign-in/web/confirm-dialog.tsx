import { useId, useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { confirmIdentityCall } from '../../contract.ts';
import { PasswordField } from '../../profile/web/password-field.tsx';
import { renewAdminToken } from '../../team/web/admin-session.ts';
import { accountTexts } from '../../web/texts.ts';
import { refreshSession } from './auth-session.ts';
import { readAuth } from './auth-store.ts';
import { GoogleButton } from './google-button.tsx';
import { SandboxConfirm } from './sandbox-confirm.tsx';
import { useAccountForm } from './use-account-form.ts';

type ConfirmDialogProps = { answer: (isConfirmed: boolean) => void };

/** Asks somebody whose sign-in is too old to authenticate again. */
export function ConfirmDialog({ answer }: ConfirmDialogProps) {
  const formId = useId();
  const [user] = useState(() => readAuth().user);
  const [password, setPassword] = useState('');
  const texts = useTexts(accountTexts).confirm;
  const ways = user?.providerData.map(({ providerId }) => providerId) ?? [];
  const hasPassword = !user || ways.includes('credential');

  const { form, isPending, field, submit } = useAccountForm({
    check: () =>
      password
        ? undefined
        : { title: texts.failedTitle, description: texts.password, field: 'password' },
    send: () => callApi(confirmIdentityCall, { body: { password } }),
    onDone: () => answer(true),
    failure: { title: texts.failedTitle, fallback: texts.failed },
  });
  const afterEntering = async () => {
    // Somebody else may have signed in: the pending step belongs to the person who started it.
    const isSame = readAuth().user?.uid === user?.uid;
    if (!isSame) {
      showToast({
        title: texts.failedTitle,
        description: texts.somebodyElse,
        tone: 'destructive',
      });
    }
    // The admin token belongs to the previous session.
    if (isSame) await renewAdminToken().catch(() => undefined);
    answer(isSame);
  };

  return (
    <Dialog
      title={texts.title}
      description={texts.description}
      size="small"
      onClose={() => answer(false)}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="quiet" onClick={() => answer(false)}>
            {texts.cancel}
          </Button>
          {hasPassword && (
            <Button type="submit" form={formId} disabled={isPending}>
              {isPending ? texts.checking : texts.confirm}
            </Button>
          )}
        </div>
      }
    >
      <DialogBody>
        {hasPassword && (
          <form id={formId} ref={form} noValidate onSubmit={submit} className="grid gap-4">
            <PasswordField
              label={texts.password}
              autoComplete="current-password"
              {...field('password', password, setPassword)}
            />
          </form>
        )}
        {ways.includes('google') && (
          <div className={hasPassword ? 'mt-6 grid gap-3' : 'grid gap-3'}>
            {hasPassword && <p className="text-muted text-sm">{texts.withGoogle}</p>}
            <GoogleButton to={window.location.pathname} onDone={() => void afterEntering()} />
          </div>
        )}
        <SandboxConfirm onDone={() => void refreshSession().then(afterEntering)} />
      </DialogBody>
    </Dialog>
  );
}
