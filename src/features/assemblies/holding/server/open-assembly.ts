import { openBidding } from '#features/bids/server/close-bidding.ts';
import { groupCode } from '#features/groups/rules.ts';
import type { Group } from '#features/groups/server/read-group.ts';
import { RULE_VERSION } from '#features/memberships/rules.ts';
import {
  assemblyAt,
  biddingOpensAt,
  closingAt,
  cutOffAt,
} from '#features/program-rules/calendar.ts';
import { changeContent } from '#platform/change-content.ts';
import type { Context } from '#platform/context.ts';
import { roundOf } from '#shared/beacon-chain.ts';
import { insertAssembly } from '../../server/queries.ts';

/**
 * Opens the assembly of a month: stores its schedule and beacon round, which follow from the
 * calendar, and opens the bidding. Idempotent.
 */
export async function openAssembly(
  context: Context,
  group: Group,
  month: number,
): Promise<boolean> {
  const { formedAt, startMonth } = group;
  if (!formedAt || !startMonth) throw new Error(`group ${group.id} has not formed`);
  const { chain } = context.beacon;
  const heldAt = assemblyAt(startMonth, month);
  const id = context.randomness.id();
  const shared = { id, groupCode: groupCode(group), month, chain, round: roundOf(chain, heldAt) };
  const closesAt = closingAt(startMonth, month);
  return changeContent(context, async (tx) => {
    const isNew = await insertAssembly(tx.db, {
      ...shared,
      groupId: group.id,
      planId: group.planId,
      book: group.mode,
      ruleVersion: RULE_VERSION,
      status: 'open',
      opensAt: biddingOpensAt(startMonth, month, formedAt),
      cutOffAt: cutOffAt(startMonth, month),
      closesAt,
      heldAt,
    });
    if (isNew) await openBidding(tx, { ...shared, closesAt });
    return isNew;
  });
}
