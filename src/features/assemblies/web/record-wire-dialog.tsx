import { RepeatReasonField } from '#features/approvals/web/repeat-reason-field.tsx';
import { callApi } from '#shared/api/api-client.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import type { AdminAssembly } from '../contract.ts';
import { enterBidWireCall } from '../member/bid-contract.ts';

type OpenBid = AdminAssembly['openBids'][number];
type RecordWireDialogProps = {
  bid: OpenBid;
  group: string;
  onClose: () => void;
  onEntered: () => void;
};

/** Enters a wire that pays a bid; another admin confirms it. */
export function RecordWireDialog({ bid, group, onClose, onEntered }: RecordWireDialogProps) {
  const { values, setErrors, field } = useFields({
    receivedOn: '',
    reference: '',
    repeatReason: '',
  });
  return (
    <FormDialog
      title="Record a wire"
      description={`${group}, seat ${bid.seat}: ${bid.instalments} instalments. The wire has to be ${formatMoney(usd(bid.amountCents))} exactly. It counts once another admin confirms it.`}
      confirmLabel="Enter the wire"
      tone="primary"
      done={{ title: 'Wire entered', description: 'Another admin has to confirm it.' }}
      failedTitle="The wire was not entered"
      send={() => callApi(enterBidWireCall, { params: { pickId: bid.pickId }, body: values })}
      onErrors={setErrors}
      onDone={onEntered}
      onClose={onClose}
    >
      <TextField label="Received on" isRequired type="date" {...field('receivedOn')} />
      <TextField label="Reference on the bank statement" isRequired {...field('reference')} />
      <RepeatReasonField {...field('repeatReason')} />
    </FormDialog>
  );
}
