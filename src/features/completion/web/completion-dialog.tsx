import { useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { TypedConfirmation } from '#ui/dialog/typed-confirmation.tsx';
import { FigureList } from '#ui/list/figure-list.tsx';
import { LoadState } from '#ui/section/load-state.tsx';
import { useRead } from '#ui/use-read.ts';
import { useWrite } from '#ui/use-write.ts';
import {
  type Blocker,
  type CompletionView,
  enterCompletionCall,
  previewCompletionCall,
} from '../contract.ts';

const BLOCKERS: Record<Blocker, string> = {
  months_left: 'The 240 months are not over.',
  assembly_open: 'The last assembly is not held, or its bids are not settled.',
  instalments_unpaid: 'Some members have not paid every instalment.',
  awards_open: 'Some selected members have no home yet.',
};

type CompletionDialogProps = { groupId: string; groupName: string; onClose: () => void };

export function CompletionDialog({ groupId, groupName, onClose }: CompletionDialogProps) {
  const params = { groupId };
  const { data, isError, refetch } = useRead(previewCompletionCall, { params }, { isFresh: true });
  const [isEntered, setIsEntered] = useState(false);
  const { isPending, write } = useWrite({ failed: 'That did not work' });
  if (!data || data.isCompleted || data.blockers.length > 0 || isEntered) {
    return (
      <Dialog title={`Completion of ${groupName}`} size="large" onClose={onClose}>
        <DialogBody label="The completion">
          {!data && (
            <LoadState what="the completion" hasFailed={isError} onRetry={() => void refetch()} />
          )}
          {data && <Figures completion={data} />}
        </DialogBody>
      </Dialog>
    );
  }
  const { moneyCents, claimsPaidCents, sharesCents } = data;
  const enter = () =>
    write({
      send: () =>
        callApi(enterCompletionCall, {
          params,
          body: { moneyCents, claimsPaidCents, sharesCents },
        }),
      done: { title: 'Entered', description: 'Another admin confirms it under Approvals.' },
      onDone: () => {
        setIsEntered(true);
        onClose();
      },
    });
  return (
    <TypedConfirmation
      title={`Completion of ${groupName}`}
      phrase={groupName}
      confirmLabel="Ask for the completion"
      isPending={isPending}
      onConfirm={() => void enter()}
      onClose={onClose}
    >
      <Figures completion={data} />
    </TypedConfirmation>
  );
}

function Figures({ completion }: { completion: CompletionView }) {
  const { isCompleted, blockers, seats } = completion;
  const unpaid = completion.claimsCents - completion.claimsPaidCents;
  return (
    <div className="grid gap-4">
      {isCompleted && <p>The group is completed. This is what its seats were paid.</p>}
      {!isCompleted && blockers.length === 0 && (
        <p>
          Once another admin has confirmed it, these amounts are owed to the members, every
          membership ends, and each member gets a statement. This cannot be taken back.
        </p>
      )}
      {blockers.length > 0 && (
        <div className="rounded-2xl bg-danger-soft p-4">
          <p className="font-semibold">The group cannot be completed yet.</p>
          <ul className="mt-1 list-disc pl-5">
            {blockers.map((blocker) => (
              <li key={blocker}>{BLOCKERS[blocker]}</li>
            ))}
          </ul>
          <p className="mt-2">The figures below are those of today.</p>
        </div>
      )}
      <FigureList
        rows={[
          ['In fund and reserve', completion.moneyCents],
          ['Claims for homes and refunds', completion.claimsCents],
          ...(unpaid > 0 ? [['Of them the money does not reach for', unpaid] as const] : []),
          [`Shares of ${completion.finishers} members`, completion.sharesCents],
        ]}
      />
      {seats.length > 0 && <SeatTable seats={seats} />}
    </div>
  );
}

function SeatTable({ seats }: { seats: CompletionView['seats'] }) {
  const dollars = (cents: number) => (cents === 0 ? '–' : formatMoney(usd(cents)));
  return (
    <section
      className="max-h-80 overflow-auto rounded-2xl border border-line"
      aria-label="What each seat is paid"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard.
      tabIndex={0}
    >
      <table className="tabular w-full text-right text-sm">
        <thead className="sticky top-0 bg-cream">
          <tr>
            {['Seat', 'Claim', 'Of it paid', 'Share', 'Returned', 'Together'].map((label) => (
              <th key={label} scope="col" className="whitespace-nowrap px-3 py-2 font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map(({ seat, claimCents, claimPaidCents, shareCents, unappliedCents }) => (
            <tr key={seat} className="border-line border-t">
              <th scope="row" className="px-3 py-1.5 font-normal">
                {seat}
              </th>
              <td className="px-3">{dollars(claimCents)}</td>
              <td className="px-3">{dollars(claimPaidCents)}</td>
              <td className="px-3">{dollars(shareCents)}</td>
              <td className="px-3">{dollars(unappliedCents)}</td>
              <td className="px-3 font-semibold">
                {dollars(claimPaidCents + shareCents + unappliedCents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
