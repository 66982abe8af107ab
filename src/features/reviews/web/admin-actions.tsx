import { useState } from 'react';
import { resendConfirmationCall } from '#features/deposits/admin-contract.ts';
import { callApi } from '#shared/api-client.ts';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/error-message.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { showToast } from '#ui/toast-store.ts';
import type { ApplicationDetails } from '../contract.ts';

const DeleteDialog = lazyDialog(
  () => import('./delete-application-dialog.tsx'),
  ({ DeleteApplicationDialog }) => DeleteApplicationDialog,
);

type AdminActionsProps = {
  application: ApplicationDetails;
  readAgain: () => Promise<unknown>;
  onChanged: () => Promise<void>;
  onDeleted: () => void;
};

/** What else can be done with an application. */
export function AdminActions(props: AdminActionsProps) {
  const { application, readAgain, onChanged, onDeleted } = props;
  const [isSending, setIsSending] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const isPaid = application.depositStatus === 'completed';

  const resend = async () => {
    setIsSending(true);
    try {
      await callApi(resendConfirmationCall, { body: { email: application.email } });
      showToast({
        title: 'Success',
        description: 'Deposit confirmation email resent successfully',
        tone: 'success',
      });
      await onChanged();
    } catch (error) {
      showToast({
        title: 'Error',
        description: errorMessage(error, 'en', { fallback: 'Failed to resend confirmation email' }),
        tone: 'destructive',
      });
    } finally {
      setIsSending(false);
    }
  };

  return (
    <section className="grid gap-2.5">
      <h2 className="sr-only">Further actions</h2>
      <Button tone="quiet" disabled={!isPaid || isSending} onClick={() => void resend()}>
        {isSending ? 'Sending…' : 'Resend deposit confirmation'}
      </Button>
      {!isPaid && (
        <p className="text-center text-muted text-sm">
          There is a confirmation once a deposit is completed.
        </p>
      )}
      <button
        type="button"
        onClick={() => setIsDeleting(true)}
        className="min-h-11 font-semibold text-danger underline underline-offset-4"
      >
        Delete application
      </button>
      {isDeleting && (
        <DeleteDialog
          application={application}
          readAgain={readAgain}
          onClose={() => setIsDeleting(false)}
          onDeleted={onDeleted}
        />
      )}
    </section>
  );
}
