import { TERM_MONTHS } from '#features/plans/plans.ts';
import type { GroupLife } from './life.ts';

/** What a seat looks like in a month. */
export type SeatState = 'waiting' | 'lottery' | 'bid' | 'left' | 'stopped';

/**
 * A group's life for the animated circle: in which month each seat changed its state; 0 means
 * never.
 */
export type Film = {
  readonly awardedIn: Int16Array;
  readonly isByBid: Uint8Array;
  readonly endedIn: Int16Array;
  /** Cents, for months 0 to 240. */
  readonly fund: Float64Array;
  readonly reserve: Float64Array;
  readonly closing: GroupLife['closing'];
};

/** Converts a life from a list of months to a list of seats. */
export function filmOf(life: GroupLife, members: number): Film {
  const awardedIn = new Int16Array(members);
  const isByBid = new Uint8Array(members);
  const endedIn = new Int16Array(members);
  const fund = new Float64Array(TERM_MONTHS + 1);
  const reserve = new Float64Array(TERM_MONTHS + 1);
  for (const month of life.months) {
    fund[month.m] = month.fund;
    reserve[month.m] = month.reserve;
    for (const [seat, kind] of month.awards) {
      awardedIn[seat] = month.m;
      isByBid[seat] = kind === 'bid' ? 1 : 0;
    }
    for (const seat of month.cancelled) endedIn[seat] = month.m;
    for (const seat of month.terminated) endedIn[seat] = month.m;
  }
  return { awardedIn, isByBid, endedIn, fund, reserve, closing: life.closing };
}

/** The state of a seat at the end of a month. */
export function seatState(film: Film, seat: number, month: number): SeatState {
  const awarded = film.awardedIn[seat] as number;
  const ended = film.endedIn[seat] as number;
  const hasHome = awarded > 0 && awarded <= month;
  if (ended > 0 && ended <= month) return hasHome ? 'stopped' : 'left';
  if (!hasHome) return 'waiting';
  return film.isByBid[seat] === 1 ? 'bid' : 'lottery';
}

export function countStates(film: Film, month: number): Record<SeatState, number> {
  const counts = { waiting: 0, lottery: 0, bid: 0, left: 0, stopped: 0 };
  for (let seat = 0; seat < film.awardedIn.length; seat++)
    counts[seatState(film, seat, month)] += 1;
  return counts;
}
