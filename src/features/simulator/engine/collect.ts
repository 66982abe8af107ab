import { TERM_MONTHS } from '#features/plans/plans.ts';
import { divideRecovery, topUp } from '#features/program-rules/settlement.ts';
import type { Behaviour } from './behaviour.ts';
import { ACTIVE, CANCELLED, type Group, TERMINATED } from './group.ts';

/** At 90 days the oldest unpaid instalment is three months back. */
const MONTHS_UNTIL_TERMINATION = 3;
const NOBODY: readonly number[] = [];

/** Books what was recovered from the home of a terminated seat. */
function bookRecovery(group: Group, seat: number): void {
  const recovery = group.recovery[seat] as number;
  const { toReserve, toFund } = divideRecovery(recovery, group.toppedUp[seat] as number);
  group.toppedUp[seat] = (group.toppedUp[seat] as number) - toReserve;
  group.recoveredFund[seat] = (group.recoveredFund[seat] as number) + toFund;
  group.recovered[seat] = (group.recovered[seat] as number) + recovery;
  group.reserve += toReserve;
  group.fund += toFund;
  group.cashIn += recovery;
  group.expectedRecoveries -= recovery;
  group.recovery[seat] = 0;
}

/** Books the recoveries due this month. */
export function bookRecoveriesOf(group: Group, month: number): void {
  for (const seat of group.terminatedSeats) {
    if ((group.recoveryMonth[seat] as number) === month) bookRecovery(group, seat);
  }
}

/**
 * Collects a month's payments: each seat stops permanently, is late, or pays everything due. Seats
 * that owe only this instalment are booked together.
 */
export function collect(group: Group, month: number, behaviour: Behaviour): void {
  group.month = month;
  group.onSchedule -= group.lastDueIn[month - 1] as number;
  const count = behaviour.findUnpaid(month, group.isPaying, group.awardedIn, group.unpaid);
  for (let index = 0; index < count; index++) {
    const answer = group.unpaid[index] as number;
    const seat = answer < 0 ? ~answer : answer;
    if (answer < 0) group.isPaying[seat] = 0;
    group.unpaidIn[seat] = month;
    if (group.isBehind[seat] === 0 && (group.lastOwed[seat] as number) >= month) {
      fallBehind(group, seat, month);
    }
  }
  bookInstalments(group, month, month, group.onSchedule);
  group.behind = group.behind.filter((seat) => {
    if (group.isPaying[seat] === 0 || group.unpaidIn[seat] === month) return true;
    payArrears(group, seat, month);
    return false;
  });
  group.prepaidNow += group.prepaidFrom[month] as number;
  const earned = group.prepaidNow * group.administrationOf(month, month);
  group.deferred -= earned;
  group.administration += earned;
}

function fallBehind(group: Group, seat: number, month: number): void {
  group.isBehind[seat] = 1;
  group.paidBehind[seat] = month - 1;
  group.behind.push(seat);
  countOnSchedule(group, seat, -1);
}

/** Collects everything that a seat in arrears owes up to a month. */
function payArrears(group: Group, seat: number, month: number): void {
  const last = group.dueBy(seat, month);
  bookInstalments(group, group.paid(seat) + 1, last, 1);
  group.isBehind[seat] = 0;
  if ((group.lastOwed[seat] as number) >= month) countOnSchedule(group, seat, 1);
}

function countOnSchedule(group: Group, seat: number, change: 1 | -1): void {
  const last = group.lastOwed[seat] as number;
  group.onSchedule += change;
  group.lastDueIn[last] = (group.lastDueIn[last] as number) + change;
}

/** Books the instalments `first` to `last` of a number of seats. */
function bookInstalments(group: Group, first: number, last: number, seats: number): void {
  const fund = seats * group.fundOf(first, last);
  const reserve = seats * group.reserveOf(first, last);
  group.fund += fund;
  group.reserve += reserve;
  group.administration += seats * group.administrationOf(first, last);
  group.cashIn += seats * group.amountOf(first, last);
  group.stillToCome -= fund + reserve;
}

/** Cancels a waiting seat; terminates one that has its home. */
function endSeat(group: Group, seat: number, month: number, behaviour: Behaviour): void {
  group.isPaying[seat] = 0;
  const firstUnpaid = group.paid(seat) + 1;
  const last = group.lastOwed[seat] as number;
  group.stillToCome -= group.fundOf(firstUnpaid, last) + group.reserveOf(firstUnpaid, last);
  if ((group.awardedIn[seat] as number) === 0) {
    group.status[seat] = CANCELLED;
    group.waiting -= 1;
    group.refundsOfCancelled += group.fundPaid(seat);
    return;
  }
  const owed = group.schedule.credit - group.fundPaid(seat);
  const recovery = behaviour.recovered(seat, owed);
  group.status[seat] = TERMINATED;
  group.recovery[seat] = recovery;
  group.recoveryMonth[seat] = month + behaviour.recoveryLag(seat);
  group.expectedRecoveries += recovery;
  group.losses += owed - recovery;
  group.terminatedSeats.push(seat);
  group.terminatedSeats.sort((a, b) => a - b);
}

/** Ends the seats whose oldest unpaid instalment is 90 days old, and those that leave. */
export function endSeatsInArrears(
  group: Group,
  month: number,
  behaviour: Behaviour,
): { readonly cancelled: readonly number[]; readonly terminated: readonly number[] } {
  const { status } = group;
  const ended = group.behind.filter(
    (seat) =>
      group.paid(seat) + 1 <= month - MONTHS_UNTIL_TERMINATION || behaviour.leaves?.(month, seat),
  );
  if (ended.length === 0) return { cancelled: NOBODY, terminated: NOBODY };
  ended.sort((a, b) => a - b);
  for (const seat of ended) endSeat(group, seat, month, behaviour);
  group.behind = group.behind.filter((seat) => status[seat] === ACTIVE);
  return {
    cancelled: ended.filter((seat) => status[seat] === CANCELLED),
    terminated: ended.filter((seat) => status[seat] === TERMINATED),
  };
}

/** The reserve pays what terminated seats should have paid into the fund by now. */
export function topUpTerminated(group: Group, month: number): void {
  const seats = group.terminatedSeats;
  if (seats.length === 0 || group.reserve === 0) return;
  const missing = seats.map(
    (seat) =>
      group.fundDueBy(seat, month) -
      group.fundPaid(seat) -
      (group.toppedUp[seat] as number) -
      (group.recoveredFund[seat] as number),
  );
  topUp(group.reserve, missing).forEach((added, index) => {
    const seat = seats[index] as number;
    group.toppedUp[seat] = (group.toppedUp[seat] as number) + added;
    group.reserve -= added;
    group.fund += added;
  });
}

/** After month 240 every seat pays what it still owes, or is ended if it stopped paying. */
export function settleLastDues(group: Group, behaviour: Behaviour): void {
  for (const seat of group.behind.toSorted((a, b) => a - b)) {
    if (group.isPaying[seat] === 1) payArrears(group, seat, TERM_MONTHS);
    else endSeat(group, seat, TERM_MONTHS, behaviour);
  }
  group.behind = [];
  for (const seat of group.terminatedSeats) bookRecovery(group, seat);
}
