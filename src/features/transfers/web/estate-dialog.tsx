import { callApi } from '#shared/api/api-client.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { TextAreaField, TextField } from '#ui/form/field.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { recordEstateCall, type SeatAtLeaving } from '../contract.ts';

type EstateDialogProps = { seat: SeatAtLeaving; onClose: () => void; onDone: () => void };

export function EstateDialog({ seat, onClose, onDone }: EstateDialogProps) {
  const { membershipId, estate, holderName } = seat;
  const { values, setErrors, field } = useFields({
    name: estate?.name ?? `Estate of ${holderName}`,
    representative: estate?.representative ?? '',
    contact: estate?.contact ?? '',
    reason: '',
  });
  return (
    <FormDialog
      title="An estate holds the seat"
      description={`${seat.groupName}, seat ${seat.seat}. The seat keeps its rights and duties; no money moves.`}
      confirmLabel="Record the estate"
      tone="primary"
      done={{ title: 'Recorded' }}
      failedTitle="That did not work"
      send={() => callApi(recordEstateCall, { params: { membershipId }, body: values })}
      onErrors={setErrors}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField label="Name of the estate" isRequired {...field('name')} />
      <TextField label="Who acts for it" isRequired {...field('representative')} />
      <TextField label="How to reach them" isRequired {...field('contact')} />
      <TextAreaField label="What was shown as proof" {...field('reason')} />
    </FormDialog>
  );
}
