import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { formatDateTime } from '#ui/language/format.ts';
import { useWrite } from '#ui/use-write.ts';
import {
  type Approval,
  confirmApprovalCall,
  type ShownAccount,
  showAccountCall,
} from '../contract.ts';
import { approvalTexts } from './admin-texts.ts';

type ConfirmPayoutDialogProps = { approval: Approval; onClose: () => void; onDone: () => void };

/** Shows the whole account that money goes to; it is confirmed by whoever has looked. */
export function ConfirmPayoutDialog({ approval, onClose, onDone }: ConfirmPayoutDialogProps) {
  const texts = approvalTexts;
  const params = { id: approval.id };
  const [account, setAccount] = useState<ShownAccount>();
  const [isMissing, setIsMissing] = useState(false);
  const { isPending, write } = useWrite({ failed: texts.failed });
  const show = () =>
    write({
      send: async () => setAccount(await callApi(showAccountCall, { params })),
      done: { title: texts.account.shown, description: texts.account.isLogged },
    });
  return (
    <FormDialog
      title={texts.account.title}
      description={`${approval.summary}, ${formatMoney(usd(approval.amountCents))}`}
      confirmLabel={texts.confirm}
      tone="primary"
      done={{ title: texts.confirmed }}
      failedTitle={texts.failed}
      canSend={() => {
        setIsMissing(!account);
        return account !== undefined;
      }}
      send={() => callApi(confirmApprovalCall, { params })}
      onErrors={() => {}}
      onDone={onDone}
      onClose={onClose}
    >
      {account ? (
        <AccountFacts account={account} />
      ) : (
        <>
          <Button tone="quiet" disabled={isPending} onClick={() => void show()}>
            {texts.account.show}
          </Button>
          {isMissing && (
            <p role="alert" className="text-danger text-sm">
              {texts.account.lookFirst}
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
}

function AccountFacts({ account }: { account: ShownAccount }) {
  const { account: texts } = approvalTexts;
  const facts: [string, string][] = [
    [texts.holder, account.holder],
    [texts.routingNumber, account.routingNumber],
    [texts.accountNumber, account.accountNumber],
    [texts.kind, account.kind],
    [texts.enteredBy, account.enteredBy],
    [texts.enteredAt, formatDateTime(account.enteredAt)],
  ];
  return (
    <>
      <dl className="tabular grid gap-1 rounded-xl bg-sand p-4">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="break-all font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={account.hasChangedLately ? 'font-semibold' : 'text-muted text-sm'}>
        {account.hasChangedLately ? texts.changedLately : texts.unchanged}
      </p>
    </>
  );
}
