import { useState } from 'react';
import { callApi } from '#shared/api-client.ts';
import { formatMoney, usd } from '#shared/money.ts';
import { TextField } from '#ui/field.tsx';
import { type FieldErrors, FormDialog } from '#ui/form-dialog.tsx';
import { enterBidWire } from '../bid-contract.ts';
import type { AdminAssembly } from '../contract.ts';

type OpenBid = AdminAssembly['openBids'][number];
type RecordWireDialogProps = {
  bid: OpenBid;
  group: string;
  onClose: () => void;
  onEntered: () => void;
};

/** Enters a wire that pays a bid; another admin confirms it. */
export function RecordWireDialog({ bid, group, onClose, onEntered }: RecordWireDialogProps) {
  const [values, setValues] = useState({ receivedOn: '', reference: '' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: event.target.value }));
      setErrors({});
    },
  });
  return (
    <FormDialog
      title="Record a wire"
      description={`${group}, seat ${bid.seat}: ${bid.instalments} instalments. The wire has to be ${formatMoney(usd(bid.amountCents))} exactly. It counts once another admin confirms it.`}
      confirmLabel="Enter the wire"
      tone="primary"
      done={{ title: 'Wire entered', description: 'Another admin has to confirm it.' }}
      failedTitle="The wire was not entered"
      send={() => callApi(enterBidWire, { params: { pickId: bid.pickId }, body: values })}
      onErrors={setErrors}
      onDone={onEntered}
      onClose={onClose}
    >
      <TextField label="Received on" isRequired type="date" {...field('receivedOn')} />
      <TextField label="Reference on the bank statement" isRequired {...field('reference')} />
    </FormDialog>
  );
}
