import type { TransactionContext } from '#platform/context.ts';
import { findPicksOfGroup } from './pick-queries.ts';
import { findOfGroup } from './queries.ts';
import { findRefunds } from './refund-queries.ts';
import type { PickRow } from './tables.ts';

type Reach = Pick<TransactionContext, 'db'>;

/** Cancelled memberships whose refund left the fund. */
export async function listRefundedMemberships(
  { db }: Reach,
  groupId: string,
): Promise<ReadonlySet<string>> {
  const refunds = await findRefunds(db, groupId);
  return new Set(refunds.filter(({ fundedAt }) => fundedAt).map((refund) => refund.membershipId));
}

/** Refunds that were drawn and are still in the fund, in the order drawn. */
export async function listRefundsOwed({ db }: Reach, groupId: string): Promise<number[]> {
  const refunds = await findRefunds(db, groupId);
  return refunds.filter(({ fundedAt }) => !fundedAt).map(({ cents }) => cents);
}

/** Whether the assemblies of a group up to a month were all held and their bids settled. */
export async function areAssembliesFinished(
  { db }: Reach,
  groupId: string,
  lastMonth: number,
): Promise<boolean> {
  const assemblies = await findOfGroup(db, groupId);
  return (
    assemblies[0]?.month === lastMonth && assemblies.every(({ status }) => status === 'finished')
  );
}

/** Every pick of a group with the month of its assembly, in the order made. */
export async function listPicksOfGroup(
  { db }: Reach,
  groupId: string,
): Promise<(PickRow & { month: number })[]> {
  const months = new Map((await findOfGroup(db, groupId)).map(({ id, month }) => [id, month]));
  const picks = await findPicksOfGroup(db, groupId);
  return picks.map((pick) => ({ ...pick, month: months.get(pick.assemblyId) ?? 0 }));
}
