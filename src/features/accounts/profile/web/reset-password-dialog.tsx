import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { requestReset } from '../../sign-in/web/identity-client.ts';
import { signInTexts } from '../../sign-in/web/sign-in-texts.ts';
import { useAccountForm } from '../../sign-in/web/use-account-form.ts';
import { EmailField } from './account-fields.tsx';

export function ResetPasswordDialog(props: { initialEmail: string; onClose: () => void }) {
  const { reset: texts, refusals } = useTexts(signInTexts);
  const [email, setEmail] = useState(props.initialEmail);
  const { form, isPending, field, submit } = useAccountForm({
    check: () =>
      email.trim()
        ? undefined
        : {
            title: texts.needed,
            description: texts.neededText,
            field: 'email',
          },
    send: () => requestReset(email),
    onDone() {
      showToast({
        title: texts.sent,
        description: texts.sentText,
        tone: 'success',
      });
      setEmail('');
      props.onClose();
    },
    failure: { title: texts.failed, fallback: texts.fallback, refusals },
  });
  return (
    <Dialog title={texts.title} description={texts.text} onClose={props.onClose} size="small">
      <DialogBody>
        <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
          <EmailField label={texts.email} {...field('email', email, setEmail)} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button tone="quiet" onClick={props.onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" disabled={isPending}>
              {isPending ? texts.sending : texts.send}
            </Button>
          </div>
        </form>
      </DialogBody>
    </Dialog>
  );
}
