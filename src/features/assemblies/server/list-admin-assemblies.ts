import { readBidCounts } from '#features/bids/server/read-bids.ts';
import type { Context } from '#platform/context.ts';
import type { AdminAssembly } from '../contract.ts';
import { findAlarms, findCurrent, findPicks } from './queries.ts';

/** The assemblies that matter now: each group's last, those not finished, those with an alarm. */
export async function listAdminAssemblies({ db }: Pick<Context, 'db'>): Promise<AdminAssembly[]> {
  const rows = await findCurrent(db);
  const alarms = Map.groupBy(
    await findAlarms(
      db,
      rows.map(({ id }) => id),
    ),
    ({ assemblyId }) => assemblyId,
  );
  return Promise.all(
    rows.map(async ({ id, groupCode, month, status, closesAt, heldAt }) => {
      const { seats } = await readBidCounts(db, id);
      const picks = await findPicks(db, id);
      return {
        group: groupCode,
        month,
        status,
        closesAt: closesAt.toISOString(),
        heldAt: heldAt.toISOString(),
        bidders: seats,
        picks: picks.filter(({ status }) => status === 'awarded' || status === 'held').length,
        heldBids: picks.filter(({ status }) => status === 'held').length,
        alarms: (alarms.get(id) ?? []).map(({ kind, detail, raisedAt, clearedAt }) => ({
          kind,
          detail,
          raisedAt: raisedAt.toISOString(),
          clearedAt: clearedAt?.toISOString() ?? null,
        })),
      };
    }),
  );
}
