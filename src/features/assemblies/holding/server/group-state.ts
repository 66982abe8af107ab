import type { TransactionContext } from '#platform/context.ts';
import { findProgress } from '../../server/queries.ts';
import {
  findAssembliesOfPicks,
  findLatestResults,
  findPickStates,
  type PickState,
} from './pick-queries.ts';
import { findAssembliesOfRefunds, findRefunds } from './refund-queries.ts';

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

/** A seat's place among the drawn refunds that the fund has not covered yet; the first is 1. */
export async function readRefundPlace(
  { db }: Dependencies,
  { id, groupId }: { id: string; groupId: string },
): Promise<number | undefined> {
  const waiting = (await findRefunds(db, groupId)).filter(({ fundedAt }) => !fundedAt);
  const index = waiting.findIndex(({ membershipId }) => membershipId === id);
  return index < 0 ? undefined : index + 1;
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

/** The last assembly that was held in each of these groups, and the seats it selected. */
export function readLatestResults(
  { db }: Dependencies,
  groupIds: readonly string[],
): Promise<Map<string, { month: number; seats: number[] }>> {
  return findLatestResults(db, groupIds);
}

/** Every pick of a group with the month of its assembly, in the order made. */
export function listPicksOfGroup({ db }: Dependencies, groupId: string): Promise<PickState[]> {
  return findPickStates(db, groupId);
}

/** The assemblies that picks and drawn refunds belong to, by the ids of these. */
export async function readAssembliesOf(
  { db }: Dependencies,
  { picks, refunds }: { picks: readonly string[]; refunds: readonly string[] },
): Promise<Map<string, { group: string; month: number }>> {
  const rows = [
    ...(await findAssembliesOfPicks(db, picks)),
    ...(await findAssembliesOfRefunds(db, refunds)),
  ];
  return new Map(rows.map(({ id, ...assembly }) => [id, assembly]));
}
