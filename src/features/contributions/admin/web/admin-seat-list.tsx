import { useState } from 'react';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { formatCount } from '#ui/language/format.ts';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { dollars } from '../../web/money.ts';
import { SEAT_STATES, type SeatMonth } from '../contract.ts';
import { AdminSeatPayments } from './admin-seat-payments.tsx';
import { adminTexts } from './admin-texts.ts';

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

type AdminSeatListProps = {
  counts: Record<SeatState, number>;
  seats: readonly SeatMonth[];
  onChanged: () => void;
};

export function AdminSeatList({ counts, seats, onChanged }: AdminSeatListProps) {
  const { month: texts, states } = adminTexts;
  const [state, setState] = useState<SeatState>();
  const [recording, setRecording] = useState<SeatMonth>();
  const [search, setSearch] = useState('');
  const shown = seats.filter(
    (seat) => (!state || seat.state === state) && isMeant(seat, search.trim().toLowerCase()),
  );
  const choices = [undefined, ...SEAT_STATES] as const;
  return (
    <section>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <button
            key={choice ?? 'all'}
            type="button"
            aria-pressed={state === choice}
            onClick={() => setState(choice)}
            className="tabular min-h-11 rounded-full border border-line bg-paper px-4 font-semibold text-sm hover:bg-sand aria-pressed:border-forest aria-pressed:bg-leaf"
          >
            {choice ? states[choice] : texts.all}{' '}
            {formatCount(choice ? (counts[choice] ?? 0) : seats.length)}
          </button>
        ))}
      </div>
      <div className="mt-4 max-w-sm">
        <TextField
          label={texts.find}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {shown.length === 0 && (
        <p className="mt-5 text-muted">{search ? texts.notFound : texts.nobody}</p>
      )}
      {shown.length > 0 && (
        <ul className="mt-5 divide-y divide-line overflow-hidden rounded-card bg-paper shadow-card">
          {shown.map((seat) => (
            <SeatRow key={seat.membershipId} seat={seat} onRecord={() => setRecording(seat)} />
          ))}
        </ul>
      )}
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

/** A number finds a seat, other text names and addresses. */
function isMeant({ seat, name, email }: SeatMonth, search: string): boolean {
  if (/^\d+$/.test(search)) return String(seat) === search;
  return `${name} ${email}`.toLowerCase().includes(search);
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
