import type { z } from 'zod';
import { readNamesOfAddresses } from '#features/accounts/profile/server/names-of-addresses.ts';
import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import { shownName } from '#features/accounts/shown-name.ts';
import { readGroupNames } from '#features/groups/server/read-group.ts';
import type { Context } from '#platform/context.ts';
import type { EventRequest } from '#platform/lists/events.ts';
import { withSums } from '#platform/lists/state-list.ts';
import type { Session } from '#platform/routes.ts';
import type { Page, PageRequest, SummedPage } from '#shared/api/paging.ts';
import type { AdminPayout, MaskedDetails, MemberPayout, readBankDetailsCall } from '../contract.ts';
import type { PayoutKind } from '../rules.ts';
import { findPayoutPage, listedState, type PayoutFilter, sumPayouts } from './list-queries.ts';
import {
  findDetails,
  findDetailsOf,
  findPayoutEvents,
  findPayoutsOfGroup,
  findPayoutsOfUser,
} from './queries.ts';
import { isReturnedFrom } from './request-payout.ts';
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

/** Returned payouts, then open ones, the oldest first, then those paid last; page by page. */
export function listPayouts(
  context: Context,
  filter: PayoutFilter,
  request: PageRequest,
): Promise<SummedPage<AdminPayout>> {
  return withSums(pagePayouts(context, filter, request), request, () =>
    sumPayouts(context.db, context.payments.mode, filter),
  );
}

/** The same without the sums, for the export. */
export async function pagePayouts(
  context: Context,
  filter: PayoutFilter,
  request: PageRequest,
): Promise<Page<AdminPayout>> {
  const { mode } = context.payments;
  const { items, nextCursor } = await findPayoutPage(context.db, mode, filter, request);
  return { items: await toAdminViews(context, items), nextCursor };
}

/** What is owed to a member or was paid, the newest first. */
export function listPayoutsOf({ db }: Pick<Context, 'db'>, userId: string): Promise<PayoutRow[]> {
  return findPayoutsOfUser(db, userId);
}

/** What is owed or was paid for a seat, newest first: a page plus one row. */
export async function listPayoutEvents({ db }: Pick<Context, 'db'>, request: EventRequest) {
  const rows = await findPayoutEvents(db, request);
  return rows.map(({ id, place, kind, state, cents, paidOn }) => ({
    id,
    place,
    kind,
    state,
    cents,
    paidOn,
  }));
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
  const people = await readUsers(
    context,
    rows.map(({ userId }) => userId),
  );
  const staff = await readNamesOfAddresses(
    context,
    rows.flatMap(({ askedBy }) => askedBy ?? []),
  );
  const now = context.clock.now();
  return rows.map((row) => {
    const account = details.get(row.payeeId);
    const isMember = row.payeeKind === 'member';
    const person = people.get(row.userId);
    return {
      ...toMemberView(row, names),
      membershipId: row.membershipId,
      memberEmail: person?.email ?? '',
      payee: isMember && person ? shownName(person) || row.payeeName : row.payeeName,
      account: account?.masked ?? null,
      isAccountUsable: account !== undefined && account.usableFrom <= now,
      usableFrom: account?.usableFrom.toISOString() ?? null,
      approvalId: row.approvalId,
      askedBy: row.askedBy && (staff.get(row.askedBy) ?? row.askedBy),
      bankReference: row.bankReference,
      listed: listedState(row),
      returned:
        row.returnedTimes > 0 && row.state !== 'paid'
          ? {
              at: row.returnedAt?.toISOString() ?? null,
              reason: row.returnReason,
              reference: row.returnedReference,
              isSameAccount: isReturnedFrom(row, account?.id),
            }
          : null,
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
