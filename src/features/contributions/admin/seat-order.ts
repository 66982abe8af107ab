import type { SeatMonth } from './contract.ts';

/** The most urgent first. */
export const SEAT_ORDER = ['failed', 'late', 'processing', 'due', 'paid', 'closed'] as const;

type Filter = { state?: string | undefined; search?: string | undefined };

/** The seats that match, the most urgent first; a number finds a seat, other words all they are in. */
export function findSeats(
  seats: readonly SeatMonth[],
  { state, search = '' }: Filter,
  names: Record<SeatMonth['state'], string>,
): SeatMonth[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isMeant = ({ seat, name, email, state: own }: SeatMonth) => {
    const text = `${name} ${email} ${names[own]}`.toLowerCase();
    return words.every((word) =>
      /^\d+$/.test(word) ? String(seat) === word : text.includes(word),
    );
  };
  const rank = (one: SeatMonth) => SEAT_ORDER.indexOf(one.state);
  return seats
    .filter((seat) => (!state || seat.state === state) && isMeant(seat))
    .toSorted((one, other) => rank(one) - rank(other) || one.seat - other.seat);
}

/** How many seats are in each state, and what they owe today. */
export function sumSeats(seats: readonly SeatMonth[]) {
  const sums: Record<string, { count: number; cents: number }> = {};
  for (const { state, owedCents } of seats) {
    const before = sums[state] ?? { count: 0, cents: 0 };
    sums[state] = { count: before.count + 1, cents: before.cents + owedCents };
  }
  return sums;
}
