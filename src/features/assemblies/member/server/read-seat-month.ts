import { readPaidUp } from '#features/contributions/server/read-paid-up.ts';
import {
  listHolderStates,
  type Membership,
} from '#features/memberships/server/read-memberships.ts';
import { chanceOfRefund } from '#features/program-rules/selection.ts';
import type { Context } from '#platform/context.ts';
import type { EventRequest } from '#platform/lists/events.ts';
import { readHeldBid } from '../../bid-payments/server/settle-bid.ts';
import { findPicks, findPicksIn } from '../../holding/server/pick-queries.ts';
import { findDrawEvents, findOfGroup, findPastDecisions } from '../../server/queries.ts';
import { nextOf } from './read-member-assemblies.ts';

/** A seat's next assembly, a bid that waits for its payment, and the last result of its group. */
export async function readSeatMonth(context: Context, membership: Membership) {
  const assemblies = await findOfGroup(context.db, membership.groupId);
  const next = assemblies.findLast(({ status }) => status === 'open' || status === 'closed');
  const last = assemblies.find(({ drawnAt }) => drawnAt);
  const held = await readHeldBid(context, membership.id);
  const [decided] = await findPastDecisions(context.db, membership.groupId, 1);
  return {
    groupCode: assemblies[0]?.groupCode ?? '',
    next: next ? await nextOf(context, membership, next, decided?.listText ?? null) : null,
    held: held?.pick,
    last: last && { ...last, picks: await findPicks(context.db, last.id) },
  };
}

/** The chance that one lottery pick draws a cancelled seat for its refund; null without a draw. */
export async function readRefundChance(
  context: Pick<Context, 'db'>,
  groupId: string,
): Promise<number | null> {
  const assemblies = await findOfGroup(context.db, groupId);
  const next = assemblies.findLast(({ status }) => status === 'open' || status === 'closed');
  if (!next) return null;
  const paidUp = await readPaidUp(context, next);
  const holders = await listHolderStates(context, groupId);
  const eligible = holders.filter(({ id, status }) => status === 'active' && paidUp.has(id));
  return chanceOfRefund(eligible.length);
}

/** The draws of a seat's group while its member held it, newest first: a page plus one row. */
export async function listDrawEvents(
  { db }: Pick<Context, 'db'>,
  { groupId, createdAt, heldUntil }: Membership,
  request: EventRequest,
) {
  const held = { groupId, since: createdAt, until: heldUntil };
  const rows = await findDrawEvents(db, held, request);
  const picks = await findPicksIn(
    db,
    rows.map(({ id }) => id),
  );
  const picksOf = Map.groupBy(picks, ({ assemblyId }) => assemblyId);
  return rows.map((row) => ({ ...row, picks: picksOf.get(row.id) ?? [] }));
}
