import type { TransactionContext } from '#platform/context.ts';
import { findProgress } from '../../server/queries.ts';
import { findPickStates, type PickState } from './pick-queries.ts';
import { findRefunds } from './refund-queries.ts';

type Dependencies = Pick<TransactionContext, 'db'>;

/**
 * Memberships whose refund has left the fund, and drawn refunds that are still in the fund, in the
 * order drawn.
 */
export async function readRefundsDrawn(
  { db }: Dependencies,
  groupId: string,
): Promise<{ refunded: ReadonlySet<string>; owed: number[] }> {
  const refunds = await findRefunds(db, groupId);
  return {
    refunded: new Set(
      refunds.filter(({ fundedAt }) => fundedAt).map(({ membershipId }) => membershipId),
    ),
    owed: refunds.filter(({ fundedAt }) => !fundedAt).map(({ cents }) => cents),
  };
}

/** Whether all assemblies of a group up to a month were held and their bids settled. */
export async function areAssembliesFinished(
  { db }: Dependencies,
  groupId: string,
  lastMonth: number,
): Promise<boolean> {
  const { latest, unfinished } = await findProgress(db, groupId);
  return latest === lastMonth && unfinished === 0;
}

/** Every pick of a group with the month of its assembly, in the order made. */
export function listPicksOfGroup({ db }: Dependencies, groupId: string): Promise<PickState[]> {
  return findPickStates(db, groupId);
}
