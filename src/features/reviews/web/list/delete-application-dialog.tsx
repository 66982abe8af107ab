import { useState } from 'react';
import { ApiError, callApi } from '#shared/api/api-client.ts';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
import { errorMessage } from '#ui/language/error-message.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { type ApplicationDetails, deleteApplicationCall } from '../../contract.ts';
import { AdminChanges } from '../admin-changes.tsx';

type DeleteApplicationDialogProps = {
  application: ApplicationDetails;
  /** Reloads the record when it changed since the admin saw it. */
  readAgain: () => Promise<unknown>;
  onClose: () => void;
  onDeleted: () => void;
};

/** Confirms the deletion of an application and says what is kept. */
export function DeleteApplicationDialog(props: DeleteApplicationDialogProps) {
  const { application, readAgain, onClose, onDeleted } = props;
  const [isPending, setIsPending] = useState(false);
  /** The record the admin saw before somebody else changed it. */
  const [seen, setSeen] = useState<ApplicationDetails>();
  /** Why it is kept and what to do instead: too long for a toast. */
  const [refusal, setRefusal] = useState<string>();
  const { email, fullName, version, documents, historyNotes, depositStatus } = application;

  const remove = async () => {
    setIsPending(true);
    try {
      await callApi(deleteApplicationCall, { params: { email }, query: { version } });
      onClose();
      onDeleted();
      showToast({
        title: 'Application Deleted',
        description: 'Application has been permanently deleted. User data preserved for marketing.',
        tone: 'success',
      });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'APPLICATION_CHANGED') {
        setSeen(application);
        await readAgain().catch(() => undefined);
      }
      setIsPending(false);
      if (error instanceof ApiError && error.code === 'MEMBER_STAYS') {
        setRefusal(errorMessage(error, 'en'));
        return;
      }
      showToast({
        title: 'Delete Failed',
        description: errorMessage(error, 'en'),
        tone: 'destructive',
      });
    }
  };

  return (
    <Dialog
      title="Delete this application?"
      description={`${fullName}, ${email}`}
      onClose={onClose}
      isPinned={isPending}
      footer={
        <DialogActions
          confirmLabel={isPending ? 'Deleting…' : 'Delete for good'}
          isPending={isPending}
          isBlocked={refusal !== undefined}
          onConfirm={() => void remove()}
          onClose={onClose}
        />
      }
    >
      <DialogBody>
        {refusal && (
          <p role="alert" className="mb-5 rounded-xl bg-clay px-4 py-3">
            {refusal}
          </p>
        )}
        {seen && seen.version !== version && (
          <div className="mb-5">
            <AdminChanges
              before={seen}
              after={application}
              advice="Delete it only if it still should go."
            />
          </div>
        )}
        <h3 className="font-sans font-semibold">This goes, and cannot be brought back</h3>
        <ul className="mt-2 list-disc pl-5">
          <li>the application with everything in it</li>
          <li>
            {documents.length === 0
              ? 'no documents: none were uploaded'
              : `${documents.length === 1 ? 'the one document' : `all ${documents.length} documents`} uploaded with it`}
          </li>
          <li>
            the consents on record
            {historyNotes.length > 0 ? ` and ${historyNotes.length} history notes` : ''}
          </li>
        </ul>
        <h3 className="mt-5 font-sans font-semibold">This stays</h3>
        <ul className="mt-2 list-disc pl-5">
          <li>name, email, phone, source and language, in the marketing contact list</li>
          <li>the account, if there is one, and the audit log</li>
          {depositStatus !== 'none' && (
            <li>
              the record of the deposit and its place in a group. Deleting does not refund a paid
              deposit: refund it first, on the application’s page.
            </li>
          )}
        </ul>
      </DialogBody>
    </Dialog>
  );
}
