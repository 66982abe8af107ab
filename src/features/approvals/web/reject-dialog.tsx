import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import type { FieldErrors } from '#ui/use-write.ts';
import { type Approval, rejectApprovalCall } from '../contract.ts';
import { approvalTexts } from './admin-texts.ts';

type RejectDialogProps = { approval: Approval; onClose: () => void; onDone: () => void };

export function RejectDialog({ approval, onClose, onDone }: RejectDialogProps) {
  const texts = approvalTexts;
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  return (
    <FormDialog
      title={texts.rejectTitle}
      description={approval.summary}
      confirmLabel={texts.reject}
      done={{ title: texts.rejected }}
      failedTitle={texts.failed}
      send={() => callApi(rejectApprovalCall, { params: { id: approval.id }, body: { reason } })}
      onErrors={setErrors}
      onDone={onDone}
      onClose={onClose}
    >
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
