import { useState } from 'react';
import { useAdmin } from '#features/accounts/team/web/admin-gate.tsx';
import { callApi } from '#shared/api/api-client.ts';
import { formatDate } from '#shared/text/format-date.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatDateTime } from '#ui/language/format.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { useWholeList } from '#ui/list/use-whole-list.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { useWrite } from '#ui/use-write.ts';
import { type Approval, confirmApprovalCall, listApprovalsCall } from '../contract.ts';
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

export function Page() {
  const texts = approvalTexts;
  const list = useWholeList(listApprovalsCall, {});
  const [rejecting, setRejecting] = useState<Approval>();
  const [looking, setLooking] = useState<Approval>();
  return (
    <>
      <PageHeading title={texts.title} intro={texts.intro} />
      <ListFrame list={list} what={texts.loading} empty={texts.empty}>
        {(approval) => (
          <ApprovalRow
            key={approval.id}
            approval={approval}
            onReject={() => setRejecting(approval)}
            onLook={() => setLooking(approval)}
            onChanged={() => void list.reload()}
          />
        )}
      </ListFrame>
      {looking && (
        <ConfirmPayoutDialog
          approval={looking}
          onClose={() => setLooking(undefined)}
          onDone={() => void list.reload()}
        />
      )}
      {rejecting && (
        <RejectDialog
          approval={rejecting}
          onClose={() => setRejecting(undefined)}
          onRejected={() => void list.reload()}
        />
      )}
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
  const isOwn = useAdmin().email === approval.enteredBy;
  const { state, summary, amountCents, details, decidedBy, decidedAt, reason } = approval;
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-3 px-5 py-4">
      <div className="tabular min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 break-words font-semibold">{summary}</span>
          <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
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
          {isOwn ? (
            <p className="text-muted text-sm">{texts.forAnother}</p>
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
