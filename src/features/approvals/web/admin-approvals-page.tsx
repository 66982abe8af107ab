import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { formatDate } from '#shared/text/format-date.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatDateTime } from '#ui/language/format.ts';
import { ListPage } from '#ui/list/list-page.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { useWrite } from '#ui/use-write.ts';
import {
  type Approval,
  confirmApprovalCall,
  exportApprovalsCall,
  listApprovalsCall,
} from '../contract.ts';
import { APPROVAL_STATE_NAMES, APPROVAL_STATES } from '../rules.ts';
import { approvalTexts } from './admin-texts.ts';

const RejectDialog = lazyDialog(
  () => import('./reject-dialog.tsx'),
  ({ RejectDialog }) => RejectDialog,
);

const ConfirmPayoutDialog = lazyDialog(
  () => import('./confirm-payout-dialog.tsx'),
  ({ ConfirmPayoutDialog }) => ConfirmPayoutDialog,
);

const TONES: Record<Approval['state'], BadgeTone> = {
  waiting: 'waiting',
  confirmed: 'good',
  rejected: 'neutral',
};

type Opened = { approval: Approval; onDone: () => void };

export function Page() {
  const texts = approvalTexts;
  const [rejecting, setRejecting] = useState<Opened>();
  const [looking, setLooking] = useState<Opened>();
  return (
    <>
      <ListPage
        title={texts.title}
        intro={texts.intro}
        call={listApprovalsCall}
        csv={exportApprovalsCall}
        fileName="approvals.csv"
        searchBy="Name, what for or state"
        states={APPROVAL_STATES.map((state) => [state, APPROVAL_STATE_NAMES[state]])}
        noun={['entry', 'entries']}
        money="in all"
        empty={texts.empty}
      >
        {(approval, list) => {
          const onDone = () => void list.reload();
          return (
            <ApprovalRow
              key={approval.id}
              approval={approval}
              onReject={() => setRejecting({ approval, onDone })}
              onLook={() => setLooking({ approval, onDone })}
              onChanged={onDone}
            />
          );
        }}
      </ListPage>
      {looking && <ConfirmPayoutDialog {...looking} onClose={() => setLooking(undefined)} />}
      {rejecting && <RejectDialog {...rejecting} onClose={() => setRejecting(undefined)} />}
    </>
  );
}

/** A detail as text; names that end in 'Cents' are dollars, in 'On' dates. */
function toWords([name, value]: [string, string]): string {
  const texts = approvalTexts;
  const label = texts.details[name] ?? name;
  if (name.endsWith('Cents')) return `${label}: ${formatMoney(usd(Number(value)))}`;
  if (name.endsWith('On')) return `${label}: ${formatDate(value)}`;
  return `${label}: ${name === 'method' ? (texts.methods[value] ?? value) : value}`;
}

type ApprovalRowProps = {
  approval: Approval;
  onReject: () => void;
  /** Shows where the money goes, before it is confirmed. */
  onLook: () => void;
  onChanged: () => void;
};

function ApprovalRow({ approval, onReject, onLook, onChanged }: ApprovalRowProps) {
  const texts = approvalTexts;
  const { isPending, write } = useWrite({ failed: texts.failed });
  const confirm = async () => {
    const send = () => callApi(confirmApprovalCall, { params: { id: approval.id } });
    await write({ send, done: { title: texts.confirmed } });
    onChanged();
  };
  const { state, summary, amountCents, details, decidedBy, decidedAt, reason } = approval;
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-3 px-5 py-4">
      <div className="tabular min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 break-words font-semibold">{summary}</span>
          <Badge tone={TONES[state]}>{APPROVAL_STATE_NAMES[state]}</Badge>
        </p>
        <p className="font-display text-xl">{formatMoney(usd(amountCents))}</p>
        <p className="break-words text-muted text-sm">
          {Object.entries(details).map(toWords).join(' · ')}
        </p>
        <p className="break-words text-muted text-sm">
          {texts.entered(approval.enteredBy, formatDateTime(approval.enteredAt))}
          {decidedBy && decidedAt && `; ${texts.decided(decidedBy, formatDateTime(decidedAt))}`}
          {reason && `: ${reason}`}
        </p>
      </div>
      {state === 'waiting' && (
        <div className="flex flex-wrap items-center gap-2.5">
          {approval.refusal ? (
            <p className="max-w-xs text-muted text-sm">{texts.refusals[approval.refusal]}</p>
          ) : (
            <Button
              disabled={isPending}
              onClick={() => (approval.hasAccount ? onLook() : void confirm())}
            >
              {texts.confirm}
            </Button>
          )}
          <Button tone="quiet" disabled={isPending} onClick={onReject}>
            {texts.reject}
          </Button>
        </div>
      )}
    </li>
  );
}
