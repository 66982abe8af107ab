import type { z } from 'zod';
import { readNextDue } from '#features/contributions/admin/server/read-next-due.ts';
import { readLateCount } from '#features/contributions/arrears/server/list-arrears.ts';
import { readHealth } from '#features/group-health/server/read-health.ts';
import { groupName } from '#features/groups/rules.ts';
import { pageFormedGroups } from '#features/groups/server/read-group.ts';
import { readGroupTotals } from '#features/ledger/server/reading/read-balances.ts';
import type { Context } from '#platform/context.ts';
import type { readFiguresCall } from '../contract.ts';

/** Each group's coverage is worked out from all its seats, so only the first few are shown. */
const SHOWN_GROUPS = 6;

/** What the cooperative has, owes and expects. */
export async function readFigures(
  context: Context,
): Promise<z.output<typeof readFiguresCall.response>> {
  const { mode } = context.payments;
  const totals = await readGroupTotals(context.db, mode);
  const { items, nextCursor } = await pageFormedGroups(context, { mode, limit: SHOWN_GROUPS });
  const groups = [];
  for (const group of items) {
    const { coverage, isCovered, arrears } = await readHealth(context, group);
    groups.push({
      groupId: group.id,
      groupName: groupName(group.planId, group.number),
      coverage,
      isCovered,
      lateSeats: arrears.seats,
      lateCents: arrears.cents,
    });
  }
  return {
    cashCents: totals.cash ?? 0,
    // Credits are negative.
    fundCents: 0 - (totals.fund ?? 0),
    reserveCents: 0 - (totals.reserve ?? 0),
    lateSeats: await readLateCount(context),
    nextDue: await readNextDue(context),
    groups,
    hasMoreGroups: nextCursor !== null,
  };
}
