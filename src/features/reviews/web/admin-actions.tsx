import { useState } from 'react';
import { resendConfirmationCall } from '#features/deposits/admin-contract.ts';
import { callApi } from '#shared/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { useWrite } from '#ui/use-write.ts';
import type { ApplicationDetails } from '../contract.ts';

const DeleteDialog = lazyDialog(
  () => import('./list/delete-application-dialog.tsx'),
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
  const { isPending, write } = useWrite({
    failed: 'Error',
    fallback: 'Failed to resend confirmation email',
  });
  const [isDeleting, setIsDeleting] = useState(false);
  const isPaid = application.depositStatus === 'completed';

  const resend = () =>
    write({
      send: () => callApi(resendConfirmationCall, { body: { email: application.email } }),
      done: { title: 'Success', description: 'Deposit confirmation email resent successfully' },
      onDone: onChanged,
    });

  return (
    <section className="grid gap-2.5">
      <h2 className="sr-only">Further actions</h2>
      <Button tone="quiet" disabled={!isPaid || isPending} onClick={() => void resend()}>
        {isPending ? 'Sending…' : 'Resend deposit confirmation'}
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
