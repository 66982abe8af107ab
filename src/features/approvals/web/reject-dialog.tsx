import { useId, useState } from 'react';
import { ApiError, callApi } from '#shared/api-client.ts';
import { Dialog, DialogBody } from '#ui/dialog.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { explain } from '#ui/explain.ts';
import { TextField } from '#ui/field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { type Approval, rejectApprovalCall } from '../contract.ts';
import { approvalTexts } from './texts.ts';

type RejectDialogProps = { approval: Approval; onClose: () => void; onRejected: () => void };

/** Rejects an entry, with a reason. */
export function RejectDialog({ approval, onClose, onRejected }: RejectDialogProps) {
  const texts = approvalTexts();
  const form = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    setIsPending(true);
    try {
      await callApi(rejectApprovalCall, { params: { id: approval.id }, body: { reason } });
      showToast({ title: texts.rejected, tone: 'success' });
      onRejected();
      onClose();
    } catch (failure) {
      if (failure instanceof ApiError) setError(failure.fields.reason);
      showToast({ title: texts.failed, description: explain(failure), tone: 'destructive' });
      setIsPending(false);
    }
  };
  return (
    <Dialog
      title={texts.rejectTitle}
      description={approval.summary}
      size="small"
      isPinned={isPending}
      onClose={onClose}
      footer={
        <DialogActions
          confirmLabel={texts.reject}
          isPending={isPending}
          onClose={onClose}
          form={form}
        />
      }
    >
      <DialogBody>
        <form id={form} noValidate onSubmit={submit}>
          <TextField
            label={texts.reason}
            isRequired
            value={reason}
            error={error}
            onChange={(event) => setReason(event.target.value)}
          />
        </form>
      </DialogBody>
    </Dialog>
  );
}
