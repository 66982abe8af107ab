import { useState } from 'react';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import { ListSum, StateFilter } from '#ui/list/state-filter.tsx';
import { useFirstRows } from '#ui/list/use-first-rows.ts';
import { useUrlFilter } from '#ui/list/use-url-filter.ts';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { dollars } from '../../web/money.ts';
import type { SeatMonth } from '../contract.ts';
import { findSeats, SEAT_ORDER, sumSeats } from '../seat-order.ts';
import { AdminSeatPayments } from './admin-seat-payments.tsx';
import { adminTexts } from './admin-texts.ts';
import { ApprovalBadge } from './approval-badge.tsx';

const RecordPaymentDialog = lazyDialog(
  () => import('./record-payment-dialog.tsx'),
  ({ RecordPaymentDialog }) => RecordPaymentDialog,
);

type SeatState = SeatMonth['state'];
const TONES: Record<SeatState, BadgeTone> = {
  paid: 'good',
  processing: 'waiting',
  failed: 'bad',
  late: 'bad',
  due: 'neutral',
  closed: 'neutral',
};

type AdminSeatListProps = { seats: readonly SeatMonth[]; onChanged: () => void };

const KEYS = ['state', 'search'] as const;
const STATES = SEAT_ORDER.map((state) => [state, adminTexts.states[state]] as const);

/** The seats of a group, the most urgent first: at most 480, drawn part by part. */
export function AdminSeatList({ seats, onChanged }: AdminSeatListProps) {
  const { month: texts, states } = adminTexts;
  const { filter, setFilter } = useUrlFilter(KEYS);
  const [recording, setRecording] = useState<SeatMonth>();
  const { state, search } = filter;
  const found = findSeats(seats, { search }, states);
  const shown = findSeats(found, { state }, states);
  const list = useFirstRows(shown, `${state} ${search}`);
  const sums = sumSeats(found);
  return (
    <section>
      <div className="mb-4 max-w-xl">
        <SearchBox
          label={texts.find}
          placeholder={texts.find}
          value={search ?? ''}
          onSearch={(text) => setFilter({ search: text })}
        />
      </div>
      <StateFilter
        states={STATES}
        sums={sums}
        chosen={state}
        onChoose={(chosen) => setFilter({ state: chosen })}
      />
      <div className="mt-5">
        <ListFrame
          list={list}
          empty={search ? texts.notFound : texts.nobody}
          head={
            <ListSum
              states={STATES}
              sums={sums}
              chosen={state}
              noun={texts.noun}
              money={texts.owedInAll}
            />
          }
        >
          {(seat) => (
            <SeatRow key={seat.membershipId} seat={seat} onRecord={() => setRecording(seat)} />
          )}
        </ListFrame>
      </div>
      {recording && (
        <RecordPaymentDialog
          seat={recording}
          onClose={() => setRecording(undefined)}
          onEntered={onChanged}
        />
      )}
    </section>
  );
}

function SeatRow({ seat, onRecord }: { seat: SeatMonth; onRecord: () => void }) {
  const { month: texts, states } = adminTexts;
  const [isOpen, setIsOpen] = useState(false);
  const facts = [
    ...(seat.name ? [seat.email] : []),
    texts.paid(seat.paid, seat.prepaid),
    ...(seat.owedCents > 0 ? [texts.owed(dollars(seat.owedCents))] : []),
    ...(seat.unappliedCents > 0 ? [texts.waiting(dollars(seat.unappliedCents))] : []),
  ];
  return (
    <li className="px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <span className="tabular w-10 shrink-0 font-display text-xl">{seat.seat}</span>
        <div className="min-w-0 grow basis-60">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 break-words font-semibold">{seat.name || seat.email}</span>
            <Badge tone={TONES[seat.state]}>{states[seat.state]}</Badge>
            <ApprovalBadge cents={seat.awaitingApprovalCents} />
          </p>
          <p className="tabular break-words text-muted text-sm">{facts.join(' · ')}</p>
        </div>
        <Button tone="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.hidePayments : texts.payments}
          <span className="sr-only"> {texts.ofSeat(seat.seat)}</span>
        </Button>
        {seat.state !== 'closed' && (
          <Button tone="quiet" onClick={onRecord}>
            {texts.record}
            <span className="sr-only"> {texts.ofSeat(seat.seat)}</span>
          </Button>
        )}
      </div>
      {isOpen && <AdminSeatPayments membershipId={seat.membershipId} />}
    </li>
  );
}
