import { readBidCountsOf } from '#features/bids/server/read-bids.ts';
import type { Context } from '#platform/context.ts';
import type { AdminAssembly } from '../contract.ts';
import { findPicksIn } from './pick-queries.ts';
import { findAlarms, findCurrent } from './queries.ts';

/** The assemblies that matter now: each group's last, those not finished, those with an alarm. */
export async function listAdminAssemblies({ db }: Pick<Context, 'db'>): Promise<AdminAssembly[]> {
  const rows = await findCurrent(db);
  const ids = rows.map(({ id }) => id);
  const alarms = Map.groupBy(await findAlarms(db, ids), ({ assemblyId }) => assemblyId);
  const picks = Map.groupBy(await findPicksIn(db, ids), ({ assemblyId }) => assemblyId);
  const bids = await readBidCountsOf(db, ids);
  return rows.map(({ id, groupCode, month, status, closesAt, heldAt }) => {
    const own = picks.get(id) ?? [];
    return {
      group: groupCode,
      month,
      status,
      closesAt: closesAt.toISOString(),
      heldAt: heldAt.toISOString(),
      bidders: bids.get(id)?.seats ?? 0,
      picks: own.filter(({ status }) => status === 'awarded' || status === 'held').length,
      heldBids: own.filter(({ status }) => status === 'held').length,
      alarms: (alarms.get(id) ?? []).map(({ kind, detail, raisedAt, clearedAt }) => ({
        kind,
        detail,
        raisedAt: raisedAt.toISOString(),
        clearedAt: clearedAt?.toISOString() ?? null,
      })),
    };
  });
}
