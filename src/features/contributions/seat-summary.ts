import type { SeatContributions } from './contract.ts';

/**
 * What a member should know first about a seat. closed: nothing is paid any more; finished: every
 * instalment is paid; processing: a bank is processing a payment; late: a due date has passed;
 * before: the group has not started and instalment 1 is open; due: this month's instalment is open;
 * ahead: nothing is due this month.
 */
export type SeatSummary =
  | 'closed'
  | 'finished'
  | 'processing'
  | 'late'
  | 'before'
  | 'due'
  | 'ahead';

type Seat = Pick<
  SeatContributions,
  'isClosed' | 'next' | 'openPayment' | 'owed' | 'month' | 'status'
>;

/** The state that decides what a seat's page says first. */
export function seatSummary(seat: Seat): SeatSummary {
  if (seat.isClosed && seat.status !== 'completed') return 'closed';
  if (!seat.next) return 'finished';
  if (seat.openPayment?.state === 'processing') return 'processing';
  if (seat.owed.instalments > 0) return 'late';
  if (seat.month < 1 && seat.next.k === 1) return 'before';
  return seat.next.k <= seat.month ? 'due' : 'ahead';
}
