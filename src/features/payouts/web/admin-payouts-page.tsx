import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatDay } from '#ui/language/format.ts';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { usePages } from '#ui/list/use-pages.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { useWrite } from '#ui/use-write.ts';
import { type AdminPayout, listPayoutsCall, requestPayoutCall } from '../contract.ts';
import type { PayoutState } from '../rules.ts';
import { payoutNames } from '../texts.ts';

const RecordDialog = lazyDialog(
  () => import('./record-payout-dialog.tsx'),
  ({ RecordPayoutDialog }) => RecordPayoutDialog,
);
const ReturnDialog = lazyDialog(
  () => import('./return-payout-dialog.tsx'),
  ({ ReturnPayoutDialog }) => ReturnPayoutDialog,
);

const TONES: Record<PayoutState, BadgeTone> = {
  owed: 'waiting',
  asked: 'waiting',
  approved: 'good',
  paid: 'neutral',
  void: 'neutral',
};

type Opened = { kind: 'record' | 'return'; payout: AdminPayout };

export function Page() {
  const pages = usePages(listPayoutsCall, {});
  const { reload } = pages;
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHeading
        title="Payouts"
        intro="One admin asks, another approves under Approvals, then the bank sends it and its reference is recorded. Nobody handles money that goes to themselves."
      />
      <ListFrame list={pages} empty="Nothing is owed, and nothing was paid yet.">
        {(payout) => (
          <PayoutRow key={payout.id} payout={payout} onOpen={setOpened} onChanged={reload} />
        )}
      </ListFrame>
      {opened?.kind === 'record' && (
        <RecordDialog payout={opened.payout} onClose={close} onDone={reload} />
      )}
      {opened?.kind === 'return' && (
        <ReturnDialog payout={opened.payout} onClose={close} onDone={reload} />
      )}
    </>
  );
}

type PayoutRowProps = {
  payout: AdminPayout;
  onOpen: (opened: Opened) => void;
  onChanged: () => void;
};

function PayoutRow({ payout, onOpen, onChanged }: PayoutRowProps) {
  const { kinds, states } = useTextsIn(payoutNames, 'en');
  const { state, kind, cents, payee, groupName, seat } = payout;
  const { isPending, write } = useWrite({ failed: 'That did not work' });
  const ask = () =>
    write({
      send: () => callApi(requestPayoutCall, { params: { id: payout.id } }),
      done: { title: 'Asked', description: 'Another admin approves it under Approvals.' },
      onDone: onChanged,
    });
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-3 px-5 py-4">
      <div className="tabular min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 break-words font-semibold">{payee}</span>
          <Badge tone={TONES[state]}>{states[state]}</Badge>
        </p>
        <p className="font-display text-xl">{formatMoney(usd(cents))}</p>
        <p className="text-muted text-sm">
          {kinds[kind]} · {groupName}, seat {seat} · owed since {formatDay(payout.owedAt)}
        </p>
        <p className="text-muted text-sm">{accountSentence(payout)}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        {state === 'owed' && (
          <Button disabled={isPending || !payout.isAccountUsable} onClick={() => void ask()}>
            Ask for it
          </Button>
        )}
        {state === 'approved' && (
          <Button onClick={() => onOpen({ kind: 'record', payout })}>Send and record</Button>
        )}
        {state === 'paid' && (
          <Button tone="quiet" onClick={() => onOpen({ kind: 'return', payout })}>
            The bank sent it back
          </Button>
        )}
      </div>
    </li>
  );
}

function accountSentence(payout: AdminPayout): string {
  const { account, isAccountUsable, usableFrom, bankReference, askedBy, paidOn } = payout;
  if (bankReference && paidOn) {
    return `Sent on ${formatDay(`${paidOn}T12:00:00Z`)}, bank reference ${bankReference}`;
  }
  if (!account) return 'No bank details yet; the payee is reminded';
  if (!isAccountUsable && usableFrom) {
    return `Account ${account}, usable from ${formatDay(usableFrom)}`;
  }
  return `Account ${account}${askedBy ? `, asked by ${askedBy}` : ''}`;
}
