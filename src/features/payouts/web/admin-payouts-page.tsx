import { useState } from 'react';
import { useAdmin } from '#features/accounts/team/web/admin-gate.tsx';
import { approvalErrors } from '#features/approvals/errors.ts';
import { callApi } from '#shared/api/api-client.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatDay } from '#ui/language/format.ts';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { ListPage } from '#ui/list/list-page.tsx';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { useWrite } from '#ui/use-write.ts';
import {
  type AdminPayout,
  exportPayoutsCall,
  listPayoutsCall,
  requestPayoutCall,
} from '../contract.ts';
import { LISTED_STATES, type ListedState } from '../rules.ts';
import { payoutNames } from '../texts.ts';
import { accountSentence, returnSentence } from './payout-words.ts';

const RecordDialog = lazyDialog(
  () => import('./record-payout-dialog.tsx'),
  ({ RecordPayoutDialog }) => RecordPayoutDialog,
);
const ReturnDialog = lazyDialog(
  () => import('./return-payout-dialog.tsx'),
  ({ ReturnPayoutDialog }) => ReturnPayoutDialog,
);

const SendAgain = lazyDialog(
  () => import('./send-again-dialog.tsx'),
  ({ SendAgainDialog }) => SendAgainDialog,
);
const DIALOGS = { record: RecordDialog, return: ReturnDialog, again: SendAgain };

const TONES: Record<ListedState, BadgeTone> = {
  returned: 'bad',
  owed: 'waiting',
  asked: 'waiting',
  approved: 'good',
  paid: 'neutral',
};

type Opened = { kind: keyof typeof DIALOGS; payout: AdminPayout; onDone: () => void };

export function Page() {
  const { states, returned } = useTextsIn(payoutNames, 'en');
  const [opened, setOpened] = useState<Opened>();
  const OpenedDialog = opened && DIALOGS[opened.kind];
  return (
    <>
      <ListPage
        title="Payouts"
        intro="One admin asks, another approves under Approvals, then the bank sends it and its reference is recorded. Nobody handles money that goes to themselves."
        call={listPayoutsCall}
        csv={exportPayoutsCall}
        fileName="payouts.csv"
        searchBy="Name, seat, bank reference or state"
        states={LISTED_STATES.map((state) => [
          state,
          state === 'returned' ? returned : states[state],
        ])}
        noun={['payout', 'payouts']}
        money="in all"
        empty="Nothing is owed, and nothing was paid yet."
      >
        {(payout, { reload }) => (
          <PayoutRow
            key={payout.id}
            payout={payout}
            onOpen={(kind) => setOpened({ kind, payout, onDone: () => void reload() })}
            onChanged={() => void reload()}
          />
        )}
      </ListPage>
      {opened && OpenedDialog && <OpenedDialog {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

type PayoutRowProps = {
  payout: AdminPayout;
  onOpen: (kind: Opened['kind']) => void;
  onChanged: () => void;
};

function PayoutRow({ payout, onOpen, onChanged }: PayoutRowProps) {
  const { kinds, states, returned } = useTextsIn(payoutNames, 'en');
  const { state, listed, kind, cents, payee, groupName, seat } = payout;
  const isOwn = useAdmin().email === payout.memberEmail;
  const returnedWords = returnSentence(payout);
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
          <Badge tone={TONES[listed]}>{listed === 'returned' ? returned : states[listed]}</Badge>
        </p>
        <p className="font-display text-xl">{formatMoney(usd(cents))}</p>
        <p className="text-muted text-sm">
          {kinds[kind]} · {groupName}, seat {seat} · owed since {formatDay(payout.owedAt)}
        </p>
        {returnedWords && <p className="break-words text-danger text-sm">{returnedWords}</p>}
        <p className="break-words text-muted text-sm">{accountSentence(payout)}</p>
      </div>
      {isOwn && (
        <p className="max-w-52 text-muted text-sm">{approvalErrors.OWN_BENEFIT().message}</p>
      )}
      <div className={isOwn ? 'hidden' : 'flex flex-wrap gap-2.5'}>
        {state === 'owed' && payout.returned?.isSameAccount && (
          <Button disabled={!payout.isAccountUsable} onClick={() => onOpen('again')}>
            Send again …
          </Button>
        )}
        {state === 'owed' && !payout.returned?.isSameAccount && (
          <Button disabled={isPending || !payout.isAccountUsable} onClick={() => void ask()}>
            Ask for it
          </Button>
        )}
        {state === 'approved' && <Button onClick={() => onOpen('record')}>Send and record</Button>}
        {state === 'paid' && (
          <Button tone="quiet" onClick={() => onOpen('return')}>
            The bank sent it back
          </Button>
        )}
      </div>
    </li>
  );
}
