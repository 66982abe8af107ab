import { readBidCountsOf } from '#features/bids/server/read-bids.ts';
import { readPriceFromEnd } from '#features/contributions/server/pay-from-end.ts';
import type { Context } from '#platform/context.ts';
import type { AdminAssembly } from '../contract.ts';
import { readOpenBid } from './pay-bid.ts';
import { findPicksIn } from './pick-queries.ts';
import { findAlarms, findCurrent } from './queries.ts';
import type { PickRow } from './tables.ts';

type Reader = Pick<Context, 'db' | 'clock'>;

/** The assemblies that matter now: each group's last, those not finished, those with an alarm. */
export async function listAdminAssemblies(context: Reader): Promise<AdminAssembly[]> {
  const { db } = context;
  const rows = await findCurrent(db);
  const ids = rows.map(({ id }) => id);
  const alarms = Map.groupBy(await findAlarms(db, ids), ({ assemblyId }) => assemblyId);
  const all = await findPicksIn(db, ids);
  const picks = Map.groupBy(all, ({ assemblyId }) => assemblyId);
  const open = Map.groupBy(await findOpenBids(context, all), ({ assemblyId }) => assemblyId);
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
      openBids: (open.get(id) ?? []).map(({ assemblyId: _, ...bid }) => bid),
      alarms: (alarms.get(id) ?? []).map(({ kind, detail, raisedAt, clearedAt }) => ({
        kind,
        detail,
        raisedAt: raisedAt.toISOString(),
        clearedAt: clearedAt?.toISOString() ?? null,
      })),
    };
  });
}

/** The bids for which a wire may come, with what they cost now. */
async function findOpenBids(context: Reader, picks: readonly PickRow[]) {
  const found: (AdminAssembly['openBids'][number] & { assemblyId: string })[] = [];
  for (const pick of picks) {
    const open = pick.kind === 'bid' ? await readOpenBid(context, pick) : undefined;
    if (!open) continue;
    const { id: pickId, assemblyId, seat, membershipId } = pick;
    const { instalments, payBy } = open;
    const amountCents = await readPriceFromEnd(context, { membershipId, instalments });
    found.push({
      pickId,
      assemblyId,
      seat,
      instalments,
      amountCents,
      payBy: payBy.toISOString(),
    });
  }
  return found;
}
