import type { z } from 'zod';
import { readGroupNames } from '#features/groups/server/read-group.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import type { AdminPayout, MaskedDetails, MemberPayout, readBankDetailsCall } from '../contract.ts';
import type { PayoutKind } from '../rules.ts';
import { findPayoutPage } from './list-queries.ts';
import { findDetails, findDetailsOf, findPayoutsOfGroup, findPayoutsOfUser } from './queries.ts';
import { toMasked } from './save-bank-details.ts';
import type { PayoutRow } from './tables.ts';

/** A member's own bank details, masked, with what is owed to them or was paid. */
export async function readOwnBankDetails(
  context: Context,
  { userId }: Session,
): Promise<z.output<typeof readBankDetailsCall.response>> {
  const details = await findDetails(context.db, { ownerKind: 'member', ownerId: userId });
  const payouts = await findPayoutsOfUser(context.db, userId);
  const names = await readGroupNames(
    context,
    payouts.map(({ groupId }) => groupId),
  );
  return {
    details: details ? toMasked(details, context.clock.now()) : null,
    payouts: payouts.map((payout) => toMemberView(payout, names)),
  };
}

/** Open payouts, the oldest first, then those paid last, page by page. */
export async function listPayouts(
  context: Context,
  request: PageRequest,
): Promise<Page<AdminPayout>> {
  const { items, nextCursor } = await findPayoutPage(context.db, context.payments.mode, request);
  return { items: await toAdminViews(context, items), nextCursor };
}

/** Payouts of a group that stand, of some kinds. */
export function listPayoutsOfGroup(
  { db }: Pick<Context, 'db'>,
  groupId: string,
  kinds: readonly PayoutKind[],
): Promise<PayoutRow[]> {
  return findPayoutsOfGroup(db, groupId, kinds);
}

/** Payouts as admins see them; account numbers masked. */
export async function toAdminViews(
  context: Context,
  rows: readonly PayoutRow[],
): Promise<AdminPayout[]> {
  const names = await readGroupNames(
    context,
    rows.map(({ groupId }) => groupId),
  );
  const details = await findDetailsOf(
    context.db,
    rows.map(({ payeeId }) => payeeId),
  );
  const now = context.clock.now();
  return rows.map((row) => {
    const account = details.get(row.payeeId);
    return {
      ...toMemberView(row, names),
      membershipId: row.membershipId,
      payee: row.payeeName,
      account: account?.masked ?? null,
      isAccountUsable: account !== undefined && account.usableFrom <= now,
      usableFrom: account?.usableFrom.toISOString() ?? null,
      approvalId: row.approvalId,
      askedBy: row.askedBy,
      bankReference: row.bankReference,
    };
  });
}

/** The current accounts of several payees, masked, by payee. */
export async function readPayeeDetails(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  payeeIds: readonly string[],
): Promise<Map<string, MaskedDetails>> {
  const rows = await findDetailsOf(db, payeeIds);
  return new Map([...rows].map(([id, row]) => [id, toMasked(row, clock.now())]));
}

function toMemberView(row: PayoutRow, names: ReadonlyMap<string, string>): MemberPayout {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    cents: row.cents,
    groupName: names.get(row.groupId) ?? '',
    seat: row.seat,
    owedAt: row.owedAt.toISOString(),
    paidOn: row.paidOn,
  };
}
