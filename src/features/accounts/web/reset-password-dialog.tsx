import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { EmailField } from './account-fields.tsx';
import { askForReset } from './identity-client.ts';
import { useAccountForm } from './use-account-form.ts';

/** Asks for an address and sends the reset mail there. */
export function ResetPasswordDialog(props: { initialEmail: string; onClose: () => void }) {
  const [email, setEmail] = useState(props.initialEmail);
  const { form, isPending, field, submit } = useAccountForm({
    check: () =>
      email.trim()
        ? undefined
        : {
            title: 'Email required',
            description: 'Please enter your email address.',
            field: 'email',
          },
    send: () => askForReset(email),
    onDone() {
      showToast({
        title: 'Password reset email sent',
        description: 'Check your inbox for password reset instructions.',
        tone: 'success',
      });
      setEmail('');
      props.onClose();
    },
    failure: { title: 'Password reset failed', fallback: 'Please try again.' },
  });
  return (
    <Dialog
      title="Reset Password"
      description="We send a link to your email address. It works once, for one hour."
      onClose={props.onClose}
      size="small"
    >
      <DialogBody>
        <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
          <EmailField label="Email address" {...field('email', email, setEmail)} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button tone="quiet" onClick={props.onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={isPending}>
              {isPending ? 'Sending…' : 'Send Reset Email'}
            </Button>
          </div>
        </form>
      </DialogBody>
    </Dialog>
  );
}
