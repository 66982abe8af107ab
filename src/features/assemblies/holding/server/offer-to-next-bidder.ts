import { drawOrders } from '#features/draws/draw-orders.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import { listHolders } from '#features/memberships/server/read-memberships.ts';
import { creditOf } from '#features/program-rules/schedule.ts';
import type { TransactionContext } from '#platform/context.ts';
import { MADE_STATUSES } from '../../rules.ts';
import type { AssemblyRow, PickRow } from '../../server/tables.ts';
import { decideNext } from '../decide-next.ts';
import { createPick, takenFromFund } from './create-pick.ts';
import { addDrawnRefunds } from './fund-refunds.ts';
import { findPicks } from './pick-queries.ts';

/**
 * Replaces a bidder who did not pay or left by the next bidder, or by a lottery pick in the same
 * order when no bidder is left (rule 8). `available` is the fund at this step; returns the rest.
 */
export async function offerToNextBidder(
  tx: TransactionContext,
  assembly: AssemblyRow,
  available: number,
): Promise<number> {
  const { listText, randomness, opened, planId, books } = assembly;
  if (!listText || !randomness || !opened) throw new Error('the assembly has not been held');
  const list = readListFile(listText);
  const picks = await findPicks(tx.db, assembly.id);
  const holders = await listHolders(tx, assembly.groupId);
  const active = new Set(
    holders.filter(({ status }) => status === 'active').map(({ seat }) => seat),
  );
  const isMade = ({ status }: PickRow) => (MADE_STATUSES as readonly string[]).includes(status);
  const selected = picks.filter(isMade).map(({ seat }) => seat);
  const leftSeats = list.active.filter((seat) => !active.has(seat) && !selected.includes(seat));
  const passed = Math.max(0, ...picks.map((pick) => pick.passed), assembly.decision?.passed ?? 0);
  const next = decideNext({
    planId,
    list,
    draw: drawOrders(listText, randomness),
    opened,
    selected,
    asked: picks.filter(({ kind }) => kind === 'bid').map(({ seat }) => seat),
    gone: leftSeats,
    passed,
    credit: creditOf(planId),
    available,
  });
  if (!next) return available;
  const seat = next.kind === 'bid' ? next.bid.seat : next.seat;
  const holder = holders.find((candidate) => candidate.seat === seat);
  if (!holder) throw new Error(`seat ${seat} has no holder`);
  const made = await createPick(tx, assembly, {
    pick: next.kind === 'bid' ? { seat, kind: 'bid', bid: next.bid } : { seat, kind: 'second' },
    holder,
    number: picks.length + 1,
    passed: next.kind === 'bid' ? passed : next.passed,
    available,
    leftSeats,
  });
  const drawn = next.kind === 'second' ? next.cancelledDrawn : [];
  const refunds = drawn.flatMap(
    (cancelled) => books?.cancelled.filter((refund) => refund.seat === cancelled) ?? [],
  );
  await addDrawnRefunds(tx, assembly, holders, refunds);
  return available - takenFromFund(creditOf(planId), made);
}
