import { callApi } from '#shared/api/api-client.ts';
import { centsOf } from '#shared/text/parse-dollars.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { useRead } from '#ui/use-read.ts';
import { enterSaleCall, previewAdminSaleCall } from '../contract.ts';
import { WorkingTable } from './working-table.tsx';

type SaleDialogProps = {
  seat: { membershipId: string; holderName: string; seat: number };
  onClose: () => void;
  onDone: () => void;
};

/** Enters the proceeds of a sale and shows the calculation; another admin confirms it. */
export function SaleDialog({ seat, onClose, onDone }: SaleDialogProps) {
  const { values, setErrors, field } = useFields(
    { price: '', receivedOn: '', reference: '' },
    { isRequired: true, serverNames: { price: 'netSaleCents' } },
  );
  const params = { membershipId: seat.membershipId };
  const netSaleCents = centsOf(values.price);
  const { data: worked, isPlaceholderData } = useRead(
    previewAdminSaleCall,
    { params, query: { netSaleCents: netSaleCents ?? 0 } },
    { enabled: Boolean(netSaleCents), isPreviousShown: true, isFresh: true },
  );
  const isShown = Boolean(netSaleCents) && worked !== undefined;
  const canSend = () => {
    if (!netSaleCents) setErrors({ netSaleCents: 'Please enter an amount, such as 430,000' });
    return isShown && !isPlaceholderData;
  };
  return (
    <FormDialog
      title="Sale of the home"
      description={`${seat.holderName}, seat ${seat.seat}. It is settled once another admin has confirmed it.`}
      confirmLabel="Enter the sale"
      tone="primary"
      done={{ title: 'Entered', description: 'Another admin confirms it under Approvals.' }}
      failedTitle="That did not work"
      canSend={canSend}
      send={() =>
        callApi(enterSaleCall, {
          params,
          body: {
            netSaleCents: netSaleCents ?? 0,
            receivedOn: values.receivedOn,
            reference: values.reference,
            payoutCents: worked?.payoutCents ?? 0,
            owesCents: worked?.owesCents ?? 0,
          },
        })
      }
      onErrors={setErrors}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField
        label="What the sale brought after its costs, in dollars"
        inputMode="decimal"
        {...field('price')}
      />
      {isShown && (
        <div aria-live="polite" className={isPlaceholderData ? 'opacity-55' : ''}>
          <WorkingTable worked={worked} isOfAnother />
        </div>
      )}
      <TextField label="Received on" type="date" {...field('receivedOn')} />
      <TextField label="Bank reference" {...field('reference')} />
    </FormDialog>
  );
}
