import { readRefundPlace } from '#features/assemblies/holding/server/group-state.ts';
import { readRefundChance } from '#features/assemblies/member/server/read-seat-month.ts';
import { readGroupNames } from '#features/groups/server/read-group.ts';
import { readMemberships } from '#features/memberships/server/read-memberships.ts';
import { listPayoutsOf } from '#features/payouts/server/list-payouts.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { OwedView } from '../contract.ts';
import { findExitsOfUser } from './queries.ts';
import type { ExitRow } from './tables.ts';

type Owed = Omit<OwedView, 'groupName'> & { groupId: string };

/** Everything that groups owe to a member or paid: the one source of all pages that say so. */
export async function listOwed(
  context: Context,
  { userId }: Pick<Session, 'userId'>,
): Promise<OwedView[]> {
  const payouts = (await listPayoutsOf(context, userId)).filter(
    ({ book }) => book === context.payments.mode,
  );
  const owed = [...(await listRefunds(context, userId, payouts)), ...payouts.map(toOwed)];
  const names = await readGroupNames(
    context,
    owed.map(({ groupId }) => groupId),
  );
  return owed.map(({ groupId, ...one }) => ({ ...one, groupName: names.get(groupId) ?? '' }));
}

type Payout = Awaited<ReturnType<typeof listPayoutsOf>>[number];

const toOwed = ({ owedAt, ...payout }: Payout): Owed => {
  const { id, membershipId, groupId, seat, kind, state, cents, paidOn } = payout;
  const since = owedAt.toISOString();
  return {
    ...{ id, membershipId, groupId, seat, kind, state, cents, since, paidOn },
    place: null,
    chance: null,
  };
};

/** Refunds of cancelled seats that have no payout yet. */
async function listRefunds(
  context: Context,
  userId: string,
  payouts: readonly Payout[],
): Promise<Owed[]> {
  const exits = (await findExitsOfUser(context.db, userId)).filter(
    ({ kind, book, refundCents }) =>
      kind === 'cancelled' && book === context.payments.mode && refundCents > 0,
  );
  const memberships = await readMemberships(
    context,
    exits.map(({ membershipId }) => membershipId),
  );
  const paid = new Set(
    payouts.filter(({ kind }) => kind === 'refund').map(({ membershipId }) => membershipId),
  );
  // A cancelled seat can be transferred, with its refund.
  const waiting = exits.filter(
    ({ membershipId }) =>
      memberships.get(membershipId)?.status === 'cancelled' && !paid.has(membershipId),
  );
  return Promise.all(waiting.map((exit) => toRefund(context, exit)));
}

async function toRefund(context: Context, exit: ExitRow): Promise<Owed> {
  const { id, membershipId, groupId, seat, refundCents, madeAt } = exit;
  const place = await readRefundPlace(context, { id: membershipId, groupId });
  return {
    ...{ id, membershipId, groupId, seat },
    kind: 'refund',
    state: place === undefined ? 'undrawn' : 'drawn',
    cents: refundCents,
    since: madeAt.toISOString(),
    paidOn: null,
    place: place ?? null,
    chance: place === undefined ? await readRefundChance(context, groupId) : null,
  };
}
