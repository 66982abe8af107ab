import { useId, useState } from 'react';
import { ApiError, callApi } from '#shared/api-client.ts';
import { Dialog, DialogBody } from '#ui/dialog.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { explain } from '#ui/explain.ts';
import { TextField } from '#ui/field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { type ArrearsEntry, pauseRemindersCall } from '../admin-contract.ts';
import { adminTexts } from './admin-texts.ts';

type PauseDialogProps = { entry: ArrearsEntry; onClose: () => void; onPaused: () => void };

/** Pauses the reminders of a seat until a date, with a reason. */
export function PauseDialog({ entry, onClose, onPaused }: PauseDialogProps) {
  const { pause: texts, failed } = adminTexts();
  const form = useId();
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [isPending, setIsPending] = useState(false);
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    setIsPending(true);
    try {
      const params = { membershipId: entry.membershipId };
      await callApi(pauseRemindersCall, { params, body: { until, reason } });
      showToast({ title: texts.done, tone: 'success' });
      onPaused();
      onClose();
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      showToast({ title: failed, description: explain(error), tone: 'destructive' });
      setIsPending(false);
    }
  };
  return (
    <Dialog
      title={texts.title}
      description={`${entry.name}, seat ${entry.seat}. ${texts.text}`}
      size="small"
      isPinned={isPending}
      onClose={onClose}
      footer={
        <DialogActions
          confirmLabel={texts.go}
          tone="primary"
          isPending={isPending}
          onClose={onClose}
          form={form}
        />
      }
    >
      <DialogBody>
        <form id={form} noValidate onSubmit={submit} className="grid gap-4">
          <TextField
            label={texts.until}
            isRequired
            type="date"
            value={until}
            error={errors.until}
            onChange={(event) => setUntil(event.target.value)}
          />
          <TextField
            label={texts.reason}
            isRequired
            value={reason}
            error={errors.reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </form>
      </DialogBody>
    </Dialog>
  );
}
