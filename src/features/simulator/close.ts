import { payClaims, shareOut } from '#features/programme/share-out.ts';
import type { Behaviour } from './behaviour.ts';
import { settleLastDues } from './collect.ts';
import { ACTIVE, CANCELLED, type Group } from './group.ts';
import type { Closing } from './life.ts';

/** Completion after month 240: last dues, claims, and the shares of those who stayed. */
export function closeGroup(group: Group, behaviour: Behaviour): Closing {
  settleLastDues(group, behaviour);
  const refunded = refundedSeats(group);
  const claims: { seat: number; kind: 'credit' | 'refund'; weight: number }[] = [];
  const finishers: { seat: number; weight: number }[] = [];
  let cancelled = 0;
  for (let seat = 0; seat < group.size; seat++) {
    if (group.status[seat] === ACTIVE) {
      finishers.push({ seat, weight: group.schedule.reserve[240] as number });
      if (group.awardedIn[seat] === 0) {
        claims.push({ seat, kind: 'credit', weight: group.schedule.credit });
      }
    } else if (group.status[seat] === CANCELLED) {
      cancelled += 1;
      if (!refunded(seat)) claims.push({ seat, kind: 'refund', weight: group.fundPaid(seat) });
    }
  }
  const money = group.fund + group.reserve;
  const paid = payClaims(money, claims);
  const left = money - paid.reduce((sum, cents) => sum + cents, 0);
  const shares = shareOut(left, finishers);
  return {
    served: group.made,
    unserved: claims.filter(({ kind }) => kind === 'credit').length,
    cancelled,
    terminated: group.terminatedSeats.length,
    lastAward: group.lastAward,
    claims: claims.reduce((sum, { weight }) => sum + weight, 0),
    claimsPaid: claims.map(({ seat, kind, weight }, index) => [
      seat,
      kind,
      weight,
      paid[index] ?? 0,
    ]),
    money,
    finishers: finishers.length,
    sharesTotal: shares.reduce((sum, cents) => sum + cents, 0),
    shareMin: finishers.length === 0 ? 0 : Math.min(...shares),
    shareMax: finishers.length === 0 ? 0 : Math.max(...shares),
    cashIn: group.cashIn,
    creditsOut: group.creditsOut,
    refundsOut: group.refundsOut,
  };
}

/** A drawn seat that no longer queues has been refunded. */
function refundedSeats(group: Group): (seat: number) => boolean {
  const queued = new Set(group.refundQueue);
  return (seat) => group.isDrawn[seat] === 1 && !queued.has(seat);
}
