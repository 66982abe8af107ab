import { useState } from 'react';
import { exitTexts } from '#features/exits/web/texts.ts';
import { WorkingTable } from '#features/exits/web/working-table.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatDateTime, formatDay } from '#ui/language/format.ts';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import type { SeatAtLeaving } from '../contract.ts';

const SaleDialog = lazyDialog(
  () => import('#features/exits/web/sale-dialog.tsx'),
  ({ SaleDialog }) => SaleDialog,
);
const EstateDialog = lazyDialog(
  () => import('./estate-dialog.tsx'),
  ({ EstateDialog }) => EstateDialog,
);
const ExecutorDialog = lazyDialog(
  () => import('./executor-dialog.tsx'),
  ({ ExecutorDialog }) => ExecutorDialog,
);

const STATUSES: Record<SeatAtLeaving['status'], string> = {
  active: 'Active',
  awarded: 'Awarded',
  cancelled: 'Cancelled',
  handed_back: 'Handed back',
  withdrawn: 'Home sold',
  terminated: 'Terminated',
  transferred: 'Transferred',
  replaced: 'Replaced',
  completed: 'Completed',
};

type SeatAtLeavingCardProps = { seat: SeatAtLeaving; onChanged: () => void };

/** A seat's holder, and the figures of leaving now or the statement of a past exit. */
export function SeatAtLeavingCard({ seat, onChanged }: SeatAtLeavingCardProps) {
  const { options, wish: wishTexts } = useTextsIn(exitTexts, 'en');
  const [opened, setOpened] = useState<'sale' | 'estate' | 'executor'>();
  const close = () => setOpened(undefined);
  const { option, worked, wish, statement, beneficiary, estate } = seat;
  return (
    <div className="mt-5 rounded-2xl border border-line p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 break-words font-semibold">
          {estate?.name ?? (seat.holderName || seat.holderEmail)}
        </span>
        <Badge>{STATUSES[seat.status]}</Badge>
      </p>
      <p className="break-words text-muted text-sm">
        {seat.groupName}, seat {seat.seat} · {seat.holderEmail}
      </p>
      <p className="mt-2 break-words text-sm">
        {estate
          ? `Held by the estate; ${estate.representative} acts for it (${estate.contact}). Recorded by ${estate.recordedBy} on ${formatDay(estate.recordedAt)}.`
          : 'Held by the member.'}
      </p>
      <p className="break-words text-sm">
        {beneficiary
          ? `Beneficiary: ${beneficiary.name}, ${beneficiary.relationship} (${beneficiary.contact}).`
          : 'No beneficiary was named.'}
      </p>
      {wish && (
        <p className="mt-2 break-words font-semibold text-sm">
          {`${options[wish.option].title}: asked for on ${formatDateTime(wish.wishedAt)}. `}
          {wish.isUnconfirmed
            ? 'The member would get less or owe more; it waits until they confirm again.'
            : wishTexts.takesEffect(formatDateTime(wish.takesEffectAt))}
        </p>
      )}
      {(statement ?? worked) && (
        <div className="mt-4 max-w-2xl">
          <h3 className="font-semibold">
            {statement
              ? `Statement of ${formatDay(statement.madeAt)}`
              : option && `${options[option].title}, as it would be today`}
          </h3>
          {!statement && option === 'sell' && (
            <p className="text-muted text-sm">For a sale at the value of the credit.</p>
          )}
          <Working of={statement ?? worked} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        {option === 'sell' && <Button onClick={() => setOpened('sale')}>The home was sold</Button>}
        {!statement && (
          <Button tone="quiet" onClick={() => setOpened('estate')}>
            {estate ? 'Change the estate' : 'An estate holds the seat'}
          </Button>
        )}
        {estate && (
          <Button tone="quiet" onClick={() => setOpened('executor')}>
            Give them the account
          </Button>
        )}
      </div>
      {opened === 'sale' && <SaleDialog seat={seat} onClose={close} onDone={onChanged} />}
      {opened === 'executor' && <ExecutorDialog seat={seat} onClose={close} onDone={onChanged} />}
      {opened === 'estate' && <EstateDialog seat={seat} onClose={close} onDone={onChanged} />}
    </div>
  );
}

function Working({ of }: { of: SeatAtLeaving['worked'] }) {
  return of && <WorkingTable worked={of} isOfAnother />;
}
