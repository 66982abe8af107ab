import {
  type ClosingSeat,
  type ClosingShare,
  divideAtCompletion,
} from '#features/program-rules/closing.ts';
import type { Behaviour } from './behaviour.ts';
import { settleLastDues } from './collect.ts';
import { ACTIVE, CANCELLED, type Group } from './group.ts';
import type { Closing } from './life.ts';

/** Completion after month 240: last dues, claims, and the shares of members who stayed. */
export function closeGroup(group: Group, behaviour: Behaviour): Closing {
  settleLastDues(group, behaviour);
  const refunded = refundedSeats(group);
  const seats: ClosingSeat[] = [];
  let cancelled = 0;
  for (let seat = 0; seat < group.size; seat++) {
    if (group.status[seat] === ACTIVE) {
      seats.push({ seat, kind: group.awardedIn[seat] === 0 ? 'waiting' : 'finisher', fundPaid: 0 });
    } else if (group.status[seat] === CANCELLED) {
      cancelled += 1;
      if (!refunded(seat)) seats.push({ seat, kind: 'cancelled', fundPaid: group.fundPaid(seat) });
    }
  }
  const money = group.fund + group.reserve;
  const divided = divideAtCompletion(group.plan, money, seats);
  const claims = seats.flatMap(({ seat, kind }, index) => {
    const { claim, claimPaid } = divided[index] as ClosingShare;
    const name = kind === 'waiting' ? ('credit' as const) : ('refund' as const);
    return kind === 'finisher' ? [] : [{ seat, kind: name, claim, claimPaid }];
  });
  const shares = divided.filter((_, index) => seats[index]?.kind !== 'cancelled').map(shareOf);
  return {
    served: group.made,
    unserved: claims.filter(({ kind }) => kind === 'credit').length,
    cancelled,
    terminated: group.terminatedSeats.length,
    lastAward: group.lastAward,
    claims: claims.reduce((sum, { claim }) => sum + claim, 0),
    claimsPaid: claims.map(({ seat, kind, claim, claimPaid }) => [seat, kind, claim, claimPaid]),
    money,
    finishers: shares.length,
    sharesTotal: shares.reduce((sum, cents) => sum + cents, 0),
    shareMin: shares.length === 0 ? 0 : Math.min(...shares),
    shareMax: shares.length === 0 ? 0 : Math.max(...shares),
    cashIn: group.cashIn,
    creditsOut: group.creditsOut,
    refundsOut: group.refundsOut,
  };
}

const shareOf = ({ share }: ClosingShare) => share;

/** A drawn seat that is no longer queued was refunded. */
function refundedSeats(group: Group): (seat: number) => boolean {
  const queued = new Set(group.refundQueue);
  return (seat) => group.isDrawn[seat] === 1 && !queued.has(seat);
}
