import { readBidCountsOf } from '#features/bids/server/read-bids.ts';
import { readPricesFromEnd } from '#features/contributions/paying/server/pay-from-end.ts';
import { readGroupNames } from '#features/groups/server/read-group.ts';
import type { Context } from '#platform/context.ts';
import type { CsvColumns } from '#platform/lists/csv.ts';
import { withSums } from '#platform/lists/state-list.ts';
import type { Page, PageRequest, SummedPage } from '#shared/api/paging.ts';
import { centsText } from '#shared/text/money.ts';
import { findOpenHoldsAmong } from '../bid-payments/server/credit-hold-queries.ts';
import { readOpenBid } from '../bid-payments/server/pay-bid.ts';
import type { AdminAssembly } from '../contract.ts';
import { findPicksIn } from '../holding/server/pick-queries.ts';
import { assemblyNames } from '../texts.ts';
import { type AssemblyFilter, findAdminPage, sumAssemblies } from './admin-queries.ts';
import { findAlarms } from './queries.ts';
import type { PickRow } from './tables.ts';

type Reader = Pick<Context, 'db' | 'clock'>;

/** Pages through assemblies: those with an alarm, unfinished ones, and each group's last. */
export function listAdminAssemblies(
  context: Reader,
  request: PageRequest,
  filter: AssemblyFilter = {},
): Promise<SummedPage<AdminAssembly>> {
  return withSums(pageAdminAssemblies(context, request, filter), request, () =>
    sumAssemblies(context.db, filter),
  );
}

/** The same without the sums, for the export. */
export async function pageAdminAssemblies(
  context: Reader,
  request: PageRequest,
  filter: AssemblyFilter,
): Promise<Page<AdminAssembly>> {
  const { db } = context;
  const { items: rows, nextCursor } = await findAdminPage(db, filter, request);
  const names = await readGroupNames(
    context,
    rows.map(({ groupId }) => groupId),
  );
  const ids = rows.map(({ id }) => id);
  const alarms = Map.groupBy(await findAlarms(db, ids), ({ assemblyId }) => assemblyId);
  const all = await findPicksIn(db, ids);
  const picks = Map.groupBy(all, ({ assemblyId }) => assemblyId);
  const open = Map.groupBy(await findOpenBids(context, all), ({ assemblyId }) => assemblyId);
  const bids = await readBidCountsOf(db, ids);
  const items = rows.map(({ id, groupId, groupCode, month, status, closesAt, heldAt }) => {
    const own = picks.get(id) ?? [];
    return {
      group: groupCode,
      groupName: names.get(groupId) ?? groupCode,
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
  return { items, nextCursor };
}

/** The bids that a wire can still pay, with their current price. */
async function findOpenBids(context: Reader, picks: readonly PickRow[]) {
  const bids = picks.filter(({ kind }) => kind === 'bid');
  const ids = bids.map(({ id }) => id);
  const returned = new Set(await findOpenHoldsAmong(context.db, ids));
  const found: (Omit<AdminAssembly['openBids'][number], 'amountCents'> & {
    assemblyId: string;
    membershipId: string;
  })[] = [];
  for (const pick of bids) {
    // Saves a query for each bid that is paid or can no longer be paid.
    if (pick.status !== 'held' && !returned.has(pick.id)) continue;
    const open = await readOpenBid(context, pick);
    if (!open) continue;
    const { id: pickId, assemblyId, seat, membershipId } = pick;
    const { instalments, payBy } = open;
    found.push({
      pickId,
      assemblyId,
      membershipId,
      seat,
      instalments,
      payBy: payBy.toISOString(),
    });
  }
  const prices = await readPricesFromEnd(context, found);
  return found.map(({ membershipId, ...bid }) => ({
    ...bid,
    amountCents: prices.get(membershipId) ?? 0,
  }));
}

export const ASSEMBLY_COLUMNS: CsvColumns<AdminAssembly> = {
  Group: ({ groupName }) => groupName,
  Assembly: ({ month }) => month,
  State: ({ status }) => assemblyNames('en').statuses[status],
  'List closes': ({ closesAt }) => closesAt,
  Draw: ({ heldAt }) => heldAt,
  Bidders: ({ bidders }) => bidders,
  Picks: ({ picks }) => picks,
  'Bids to pay': ({ openBids }) =>
    centsText(openBids.reduce((sum, { amountCents }) => sum + amountCents, 0)),
  Alarms: ({ alarms }) =>
    alarms.flatMap(({ kind, clearedAt }) => (clearedAt ? [] : [kind])).join(' '),
};
