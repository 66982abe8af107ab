import { TERM_MONTHS } from '#features/plans/plans.ts';
import { divideRecovery, topUp } from '#features/programme/settlement.ts';
import type { Behaviour } from './behaviour.ts';
import { ACTIVE, at, CANCELLED, type Group, TERMINATED } from './group.ts';

/** At 90 days the oldest unpaid instalment is three months back. */
const MONTHS_UNTIL_TERMINATION = 3;

/** Books what the home of a terminated seat brought. */
export function bookRecovery(group: Group, seat: number): void {
  const recovery = at(group.recovery, seat);
  const { toReserve, toFund } = divideRecovery(recovery, at(group.toppedUp, seat));
  group.toppedUp[seat] = at(group.toppedUp, seat) - toReserve;
  group.recoveredFund[seat] = at(group.recoveredFund, seat) + toFund;
  group.reserve += toReserve;
  group.fund += toFund;
  group.cashIn += recovery;
  group.expectedRecoveries -= recovery;
  group.recovery[seat] = 0;
}

export function bookRecoveriesOf(group: Group, month: number): void {
  for (const seat of group.terminatedSeats) {
    if (at(group.recoveryMonth, seat) === month) bookRecovery(group, seat);
  }
}

/** Takes everything a seat owes up to a month. */
export function payUpTo(group: Group, seat: number, month: number): void {
  const first = at(group.paid, seat) + 1;
  const last = Math.min(month, group.lastOwed(seat));
  if (last < first) return;
  const fund = group.fundOf(first, last);
  const reserve = group.reserveOf(first, last);
  group.fund += fund;
  group.reserve += reserve;
  group.administration += group.administrationOf(first, last);
  group.cashIn += group.amountOf(first, last);
  group.stillToCome -= fund + reserve;
  group.paid[seat] = last;
}

/** Collects a month: each seat may stop for good, or be late, or pays everything due. */
export function collect(group: Group, month: number, behaviour: Behaviour): void {
  const { status, hasStopped, awardedIn } = group;
  for (let seat = 0; seat < group.size; seat++) {
    if (status[seat] !== ACTIVE || hasStopped[seat] !== 0) continue;
    if (behaviour.stopsForGood(month, seat, at(awardedIn, seat) > 0)) hasStopped[seat] = 1;
    else if (!behaviour.isLate(month, seat)) payUpTo(group, seat, month);
  }
  group.prepaidNow += at(group.prepaidFrom, month);
  const earned = group.prepaidNow * group.administrationOf(month, month);
  group.deferred -= earned;
  group.administration += earned;
}

/** Cancels a seat that waits, terminates one that has its home. */
export function endSeat(group: Group, seat: number, month: number, behaviour: Behaviour): void {
  const firstUnpaid = at(group.paid, seat) + 1;
  const last = group.lastOwed(seat);
  group.stillToCome -= group.fundOf(firstUnpaid, last) + group.reserveOf(firstUnpaid, last);
  if (at(group.awardedIn, seat) === 0) {
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

/** Ends the seats whose oldest unpaid instalment is 90 days old. */
export function endSeatsInArrears(
  group: Group,
  month: number,
  behaviour: Behaviour,
): { readonly cancelled: number[]; readonly terminated: number[] } {
  const cancelled: number[] = [];
  const terminated: number[] = [];
  const { status, paid } = group;
  for (let seat = 0; seat < group.size; seat++) {
    const oldestUnpaid = at(paid, seat) + 1;
    if (status[seat] !== ACTIVE || oldestUnpaid > month - MONTHS_UNTIL_TERMINATION) continue;
    if (oldestUnpaid > group.lastOwed(seat)) continue;
    endSeat(group, seat, month, behaviour);
    (status[seat] === CANCELLED ? cancelled : terminated).push(seat);
  }
  return { cancelled, terminated };
}

/** Lets the reserve pay what terminated seats should have paid into the fund by now. */
export function topUpTerminated(group: Group, month: number): void {
  const seats = group.terminatedSeats;
  if (seats.length === 0 || group.reserve === 0) return;
  const missing = seats.map(
    (seat) =>
      group.fundDueBy(seat, month) -
      group.fundPaid(seat) -
      at(group.toppedUp, seat) -
      at(group.recoveredFund, seat),
  );
  topUp(group.reserve, missing).forEach((added, index) => {
    const seat = seats[index] as number;
    group.toppedUp[seat] = at(group.toppedUp, seat) + added;
    group.reserve -= added;
    group.fund += added;
  });
}

/** After month 240 every seat pays what it still owes or, having stopped for good, is ended. */
export function settleLastDues(group: Group, behaviour: Behaviour): void {
  for (let seat = 0; seat < group.size; seat++) {
    // Whoever prepaid everything cannot stop paying.
    if (group.status[seat] !== ACTIVE || at(group.paid, seat) >= group.lastOwed(seat)) continue;
    if (group.hasStopped[seat] === 0) payUpTo(group, seat, TERM_MONTHS);
    else endSeat(group, seat, TERM_MONTHS, behaviour);
  }
  for (const seat of group.terminatedSeats) bookRecovery(group, seat);
}
