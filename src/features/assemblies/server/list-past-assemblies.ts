import type { Context } from '#platform/context.ts';
import type { PastAssembly } from '../contract.ts';
import { findPickStates } from '../holding/server/pick-queries.ts';
import { findRefunds } from '../holding/server/refund-queries.ts';
import { findLists } from './queries.ts';

/** The closed lists of a group, the oldest first, with the seats awarded or drawn for a refund. */
export async function listPastAssemblies(
  { db }: Pick<Context, 'db'>,
  { group }: { group: string },
): Promise<PastAssembly[]> {
  const lists = await findLists(db, group);
  const groupId = lists[0]?.groupId;
  if (!groupId) return [];
  const picks = await findPickStates(db, groupId);
  const refunds = await findRefunds(db, groupId);
  return lists.map(({ id, month, listText }) => ({
    month,
    listFile: listText ?? '',
    awarded: picks
      .filter((pick) => pick.month === month && pick.status === 'awarded')
      .map(({ seat }) => seat),
    refundsDrawn: refunds.filter(({ assemblyId }) => assemblyId === id).map(({ seat }) => seat),
  }));
}
