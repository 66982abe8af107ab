import type { Membership } from '#features/memberships/server/read-memberships.ts';
import type { Pick as Selected } from '#features/program-rules/selection.ts';
import type { TransactionContext } from '#platform/context.ts';
import { bidDeadlines } from '../../rules.ts';
import type { AssemblyRow, PickRow } from '../../server/tables.ts';
import { awardSeat, holdCredit } from './award-seat.ts';
import { insertPicks } from './pick-queries.ts';

export type NewPick = {
  readonly pick: Selected;
  readonly holder: Membership;
  readonly number: number;
  readonly passed: number;
  /** What the fund held when the pick was decided. */
  readonly available: number;
  readonly leftSeats?: readonly number[];
};

/** Stores a pick and sets its credit aside; a bid is held until it is paid. */
export async function createPick(
  tx: TransactionContext,
  assembly: AssemblyRow,
  { pick, holder, number, passed, available, leftSeats = [] }: NewPick,
): Promise<PickRow> {
  const decidedAt = tx.clock.now();
  // A member who left after the close cannot be awarded.
  const hasLeft = holder.status !== 'active';
  const isHeld = pick.kind === 'bid' && !hasLeft;
  const row: PickRow = {
    id: tx.randomness.id(),
    assemblyId: assembly.id,
    groupId: assembly.groupId,
    number,
    kind: pick.kind,
    seat: pick.seat,
    membershipId: holder.id,
    status: hasLeft ? 'left' : isHeld ? 'held' : 'awarded',
    instalments: pick.bid?.instalments ?? null,
    bidFundCents: pick.bid?.fund ?? null,
    startBy: pick.bid ? bidDeadlines(decidedAt).startBy : null,
    payBy: pick.bid ? bidDeadlines(decidedAt).payBy : null,
    paymentStartedAt: null,
    decidedAt,
    availableCents: available,
    passed,
    leftSeats: [...leftSeats],
    settledAt: isHeld ? null : decidedAt,
  };
  await insertPicks(tx.db, [row]);
  if (isHeld) await holdCredit(tx, assembly, row);
  else if (!hasLeft) await awardSeat(tx, assembly, row);
  return row;
}

/** What a pick takes out of the fund: the credit minus the fund part that a bid brings. */
export const takenFromFund = (
  credit: number,
  { status, bidFundCents }: Pick<PickRow, 'status' | 'bidFundCents'>,
): number => (status === 'left' ? 0 : credit - (bidFundCents ?? 0));
