import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import type { FieldErrors } from '#ui/use-write.ts';
import { type ArrearsEntry, pauseRemindersCall } from '../contract.ts';
import { adminTexts } from './admin-texts.ts';

type Seat = Pick<ArrearsEntry, 'membershipId' | 'name' | 'seat'>;
type PauseDialogProps = { entry: Seat; onClose: () => void; onPaused: () => void };

export function PauseDialog({ entry, onClose, onPaused }: PauseDialogProps) {
  const { pause: texts, failed } = adminTexts;
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const params = { membershipId: entry.membershipId };
  return (
    <FormDialog
      title={texts.title}
      description={`${entry.name}, seat ${entry.seat}. ${texts.text}`}
      confirmLabel={texts.go}
      tone="primary"
      done={{ title: texts.done }}
      failedTitle={failed}
      send={() => callApi(pauseRemindersCall, { params, body: { until, reason } })}
      onErrors={setErrors}
      onDone={onPaused}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
