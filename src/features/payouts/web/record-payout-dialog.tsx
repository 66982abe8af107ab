import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { useWrite } from '#ui/use-write.ts';
import {
  type AdminPayout,
  type BankDetails,
  recordPayoutCall,
  revealPayeeCall,
} from '../contract.ts';

type RecordPayoutDialogProps = { payout: AdminPayout; onClose: () => void; onDone: () => void };

/** Shows where an approved payout goes, and records the bank's reference once it was sent. */
export function RecordPayoutDialog({ payout, onClose, onDone }: RecordPayoutDialogProps) {
  const params = { id: payout.id };
  const { values, setErrors, field } = useFields(
    { bankReference: '', paidOn: '' },
    { isRequired: true },
  );
  const [details, setDetails] = useState<BankDetails>();
  const { isPending, write } = useWrite({ failed: 'That did not work' });
  const reveal = () =>
    write({
      send: async () => setDetails(await callApi(revealPayeeCall, { params })),
      done: { title: 'Shown', description: 'It is in the audit log that you looked.' },
    });
  return (
    <FormDialog
      title="Send and record"
      description={`${formatMoney(usd(payout.cents))} to ${payout.payee}`}
      confirmLabel="Record as sent"
      tone="primary"
      done={{ title: 'Recorded', description: 'The books and the payee know.' }}
      failedTitle="That did not work"
      send={() => callApi(recordPayoutCall, { params, body: values })}
      onErrors={setErrors}
      onDone={onDone}
      onClose={onClose}
    >
      {details ? (
        <dl className="tabular grid gap-1 rounded-xl bg-sand p-4">
          <Fact label="Name" value={details.holder} />
          <Fact label="Routing number" value={details.routingNumber} />
          <Fact label="Account number" value={details.accountNumber} />
          <Fact label="Kind" value={details.kind} />
        </dl>
      ) : (
        <Button tone="quiet" disabled={isPending} onClick={() => void reveal()}>
          Show the account
        </Button>
      )}
      <TextField label="Bank reference" {...field('bankReference')} />
      <TextField label="Sent on" type="date" {...field('paidOn')} />
    </FormDialog>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="break-all font-semibold">{value}</dd>
    </div>
  );
}
