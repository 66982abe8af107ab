import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import type { FieldErrors } from '#ui/use-write.ts';
import { type AdminPayout, returnPayoutCall } from '../contract.ts';

type ReturnPayoutDialogProps = { payout: AdminPayout; onClose: () => void; onDone: () => void };

export function ReturnPayoutDialog({ payout, onClose, onDone }: ReturnPayoutDialogProps) {
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  return (
    <FormDialog
      title="The bank sent it back"
      description={`Payout to ${payout.payee}, reference ${payout.bankReference ?? ''}. It will be owed again.`}
      confirmLabel="Record"
      done={{ title: 'Recorded', description: 'It is owed again.' }}
      failedTitle="That did not work"
      send={() => callApi(returnPayoutCall, { params: { id: payout.id }, body: { reason } })}
      onErrors={setErrors}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField
        label="Why"
        isRequired
        value={reason}
        error={errors.reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
