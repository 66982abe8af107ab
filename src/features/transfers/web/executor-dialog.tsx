import { callApi } from '#shared/api/api-client.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { inviteExecutorCall, type SeatAtLeaving } from '../contract.ts';

type ExecutorDialogProps = { seat: SeatAtLeaving; onClose: () => void; onDone: () => void };

export function ExecutorDialog({ seat, onClose, onDone }: ExecutorDialogProps) {
  const { membershipId, estate, holderEmail } = seat;
  const { values, setErrors, field } = useFields({ email: '' });
  return (
    <FormDialog
      title="Give them the account"
      description={`The whole account of ${holderEmail} passes to ${estate?.representative ?? 'who acts for the estate'}, with every seat in it. Once another admin has confirmed it, a link goes to their address, and ${holderEmail} hears of it.`}
      confirmLabel="Enter"
      tone="primary"
      done={{ title: 'Entered', description: 'Another admin confirms it under Approvals.' }}
      failedTitle="That did not work"
      send={() => callApi(inviteExecutorCall, { params: { membershipId }, body: values })}
      onErrors={setErrors}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField
        label="Email address for the estate"
        type="email"
        isRequired
        hint="One without an account or application of its own."
        {...field('email')}
      />
    </FormDialog>
  );
}
