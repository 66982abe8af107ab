import { type FormEvent, useId, useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { isStaff } from '#shared/staff-roles.ts';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import { useWrite } from '#ui/use-write.ts';
import { MAX_BAN_REASON_LENGTH } from '../../rules.ts';
import { banUserCall, type UserSummary } from '../contract.ts';

type BanDialogProps = { user: UserSummary; onClose: () => void; onBanned: () => void };

/** Explains what a ban does, and asks for the reason. */
export function BanDialog({ user, onClose, onBanned }: BanDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { isPending, write } = useWrite({ failed: 'Update Failed' });

  const ban = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setError('Please give a reason.');
    void write({
      send: () => callApi(banUserCall, { params: { id: user.id }, body: { reason } }),
      done: { title: 'Account Banned', description: user.email },
      onDone: () => {
        onClose();
        onBanned();
      },
    });
  };

  return (
    <Dialog
      title="Ban this person?"
      description={user.displayName ? `${user.displayName}, ${user.email}` : user.email}
      onClose={onClose}
      isPinned={isPending}
      footer={
        <DialogActions
          confirmLabel={isPending ? 'Banning…' : 'Ban'}
          isPending={isPending}
          form={formId}
          onClose={onClose}
        />
      }
    >
      <DialogBody>
        <p>
          They are signed out everywhere at once and cannot sign in
          {isStaff(user.role) ? '; their role is taken away' : ''}. Their application, deposit and
          place in a group stay as they are.
        </p>
        <form id={formId} className="mt-5" onSubmit={ban} noValidate>
          <TextAreaField
            label="Reason"
            hint="We mail it to them; admins read it here and in the audit log."
            isRequired
            rows={3}
            maxLength={MAX_BAN_REASON_LENGTH}
            value={reason}
            error={error}
            disabled={isPending}
            onChange={({ target }) => {
              setReason(target.value);
              setError(undefined);
            }}
          />
        </form>
      </DialogBody>
    </Dialog>
  );
}
