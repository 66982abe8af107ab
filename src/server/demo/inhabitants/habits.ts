import type { CalendarDate } from '#shared/calendar/date-of.ts';
import { addDays } from '#shared/calendar/dates.ts';
import { PERSONAS, type PersonaKey } from '../personas.ts';
import { between, chance } from './chance.ts';

/** How a member pays. */
export type Habit =
  | { readonly kind: 'automatic'; readonly method: 'card' | 'us_bank_account' }
  /** By card on a day of the month; a negative one is that many days before the month. */
  | { readonly kind: 'by-hand'; readonly day: number }
  /** Always some months behind, but never for as long as would end the membership. */
  | { readonly kind: 'behind'; readonly months: number };

/** Who holds a seat: the group's code, the seat's number, and the address of a persona. */
type Holder = { readonly group: string; readonly seat: number; readonly email: string };

const OF_PERSONAS: Partial<Record<PersonaKey, Habit>> = {
  onTime: { kind: 'automatic', method: 'us_bank_account' },
  brazilian: { kind: 'automatic', method: 'card' },
  justWon: { kind: 'by-hand', day: 2 },
  buying: { kind: 'by-hand', day: 3 },
  left: { kind: 'by-hand', day: 3 },
  inArrears: { kind: 'behind', months: 2 },
};

/** The personas are people of their own: they never stop, bid or leave by themselves. */
export const personaOf = (email: string): PersonaKey | undefined =>
  PERSONAS.find((one) => one.email !== '' && one.email === email)?.key;

/** Six in seven pay automatically; the others by hand, early or on the last days. */
export function habitOf({ group, seat, email }: Holder): Habit {
  const persona = personaOf(email);
  const own = persona && OF_PERSONAS[persona];
  if (own) return own;
  if (isByHand(group, seat))
    return { kind: 'by-hand', day: between(-4, 5, 'pays on', group, seat) };
  const method = chance('method', group, seat) < 0.58 ? 'us_bank_account' : 'card';
  return { kind: 'automatic', method };
}

/** Every seventh seat, beginning somewhere else in each group. */
const BY_HAND_EVERY = 7;
const isByHand = (group: string, seat: number) =>
  seat % BY_HAND_EVERY === between(0, BY_HAND_EVERY - 1, 'by hand', group);

/** Of those who pay by hand one in nine is always late, and some others through a quarter. */
const LATE_EVERY = 9;
const LATE_SHARE = 0.06;
/** Who is late pays a month's instalment on this day of the month after. */
const LATE_DAY = 8;

function isLate({ group, seat }: Holder, today: CalendarDate): boolean {
  const turn = Math.floor(seat / BY_HAND_EVERY) % LATE_EVERY;
  if (turn === between(0, LATE_EVERY - 1, 'always late', group)) return true;
  const [year, month] = [today.slice(0, 4), Number(today.slice(5, 7))];
  return chance('late', group, seat, year, Math.ceil(month / 3)) < LATE_SHARE;
}

/**
 * Up to which month of the program somebody has paid by the evening of a day, who pays by hand.
 * `month` is the program's month of that day.
 */
export function paidUpTo(
  habit: Exclude<Habit, { kind: 'automatic' }>,
  holder: Holder,
  { month, today }: { month: number; today: CalendarDate },
): number {
  const day = Number(today.slice(8));
  if (habit.kind === 'behind') return month - habit.months;
  if (isLate(holder, today)) return day >= LATE_DAY ? month - 1 : month - 2;
  if (habit.day > 0) return day >= habit.day ? month : month - 1;
  const isNextMonth = addDays(today, 1 - habit.day).slice(0, 7) > today.slice(0, 7);
  return isNextMonth ? month + 1 : month;
}

/** In some months one member of a group stops paying for good. */
const STOPS_SHARE = 0.22;

/** The seats of a group that have stopped since a month, if their member still waits for a home. */
export function stoppedSeats(
  group: string,
  { from, until, seats }: { from: number; until: number; seats: number },
): Set<number> {
  const stopped = new Set<number>();
  for (let month = from; month <= until; month += 1) {
    if (chance('stops', group, month) >= STOPS_SHARE) continue;
    stopped.add(between(1, seats, 'who stops', group, month));
  }
  return stopped;
}

/** About one member in four hundred wants to bid in a month, with so many instalments. */
export function bidOf(holder: Holder, month: number): number | undefined {
  if (personaOf(holder.email)) return undefined;
  const { group, seat } = holder;
  if (chance('bids', group, seat, month) >= 1 / 400) return undefined;
  return between(96, 132, 'bid', group, seat, month);
}
