import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import { readAccounts } from '#features/contributions/server/accounts/settle-account.ts';
import { readPaidSoFarOf } from '#features/contributions/server/accounts/transfer-account.ts';
import { readGroupNames } from '#features/groups/server/read-group.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import type { TransferView } from '../contract.ts';
import { findTransferPage } from './list-queries.ts';
import { findTransfersOf } from './queries.ts';
import type { TransferRow } from './tables.ts';

/** Transfers in which a user is the leaver or the newcomer. */
export async function listOwnTransfers(
  context: Context,
  { userId }: Session,
): Promise<TransferView[]> {
  return toViews(context, await findTransfersOf(context.db, userId), userId);
}

/** Pages through open transfers, then finished ones, by the latest change. */
export async function listTransfers(
  context: Context,
  request: PageRequest,
): Promise<Page<TransferView>> {
  const { items, nextCursor } = await findTransferPage(context.db, context.payments.mode, request);
  return { items: await toViews(context, items), nextCursor };
}

/** Transfers as the leaver, the newcomer or an admin sees them. */
export async function toViews(
  context: Context,
  rows: readonly TransferRow[],
  readerId?: string,
): Promise<TransferView[]> {
  const people = await readUsers(
    context,
    rows.flatMap(({ fromUserId, toUserId }) => [fromUserId, toUserId]),
  );
  const nameOf = (id: string) => people.get(id)?.displayName ?? people.get(id)?.email ?? '';
  const names = await readGroupNames(
    context,
    rows.map(({ groupId }) => groupId),
  );
  const accounts = await readAccounts(
    context,
    rows.map(({ membershipId }) => membershipId),
  );
  const prices = await readPaidSoFarOf(context, [...accounts.values()]);
  const none = { fundCents: 0, reserveCents: 0, administrationCents: 0, totalCents: 0 };
  return rows.map((row) => ({
    id: row.id,
    membershipId: row.membershipId,
    groupName: names.get(row.groupId) ?? '',
    seat: row.seat,
    state: row.state,
    role: roleOf(row, readerId),
    leaver: nameOf(row.fromUserId),
    newcomer: nameOf(row.toUserId),
    price: prices.get(row.membershipId) ?? none,
    leaverSignedAt: row.fromSignedAt.toISOString(),
    newcomerSignedAt: row.toSignedAt?.toISOString() ?? null,
  }));
}

function roleOf(row: TransferRow, readerId: string | undefined): TransferView['role'] {
  if (readerId === row.fromUserId) return 'leaver';
  return readerId === row.toUserId ? 'newcomer' : 'admin';
}
