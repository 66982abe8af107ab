import { callApi } from '#shared/api/api-client.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { type AdminAwardView, saveTitleAccountCall } from '../contract.ts';
import { useAwardRefusal } from './use-award-refusal.ts';

type TitleAccountDialogProps = { award: AdminAwardView; onClose: () => void; onDone: () => void };

export function TitleAccountDialog({ award, onClose, onDone }: TitleAccountDialogProps) {
  const { values, setErrors, field } = useFields(
    {
      holder: award.home?.titleCompany ?? '',
      routingNumber: '',
      accountNumber: '',
    },
    { isRequired: true },
  );
  const refusal = useAwardRefusal(award);
  return (
    <FormDialog
      title="Title company’s account"
      description="Read the numbers back to the title company by phone, at a number you found yourself: wire instructions in mails are often forged. Money goes there three days later at the soonest."
      confirmLabel="Save the account"
      tone="primary"
      done={{ title: 'Saved' }}
      failedTitle="That did not work"
      refusal={refusal}
      send={() =>
        callApi(saveTitleAccountCall, {
          params: { id: award.id },
          body: { ...values, kind: 'checking' },
        })
      }
      onErrors={setErrors}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField label="Name on the account" {...field('holder')} />
      <TextField label="Routing number" inputMode="numeric" {...field('routingNumber')} />
      <TextField label="Account number" inputMode="numeric" {...field('accountNumber')} />
    </FormDialog>
  );
}
