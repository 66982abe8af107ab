import { readUsers } from '#features/accounts/server/read-user.ts';
import { readPaidSoFar } from '#features/contributions/server/pass-account.ts';
import { readAccount } from '#features/contributions/server/settle-account.ts';
import { groupName } from '#features/groups/rules.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { TransferView } from '../contract.ts';
import { findTransfers, findTransfersOf } from './queries.ts';
import type { TransferRow } from './tables.ts';

/** Transfers in which somebody gives or takes a seat. */
export async function listOwnTransfers(
  context: Context,
  { userId }: Session,
): Promise<TransferView[]> {
  return toViews(context, await findTransfersOf(context.db, userId), userId);
}

/** All transfers, open ones first. */
export async function listTransfers(context: Context): Promise<TransferView[]> {
  return toViews(context, await findTransfers(context.db, context.payments.mode));
}

/** Transfers as one of their people sees them, or an admin. */
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
  const views: TransferView[] = [];
  for (const row of rows) {
    const group = await readGroup(context, row.groupId);
    const account = await readAccount(context, row.membershipId);
    const none = { fundCents: 0, reserveCents: 0, administrationCents: 0, totalCents: 0 };
    views.push({
      id: row.id,
      membershipId: row.membershipId,
      groupName: group ? groupName(group.planId, group.number) : '',
      seat: row.seat,
      state: row.state,
      role: roleOf(row, readerId),
      leaver: nameOf(row.fromUserId),
      newcomer: nameOf(row.toUserId),
      price: account ? await readPaidSoFar(context, account) : none,
      leaverSignedAt: row.fromSignedAt.toISOString(),
      newcomerSignedAt: row.toSignedAt?.toISOString() ?? null,
    });
  }
  return views;
}

function roleOf(row: TransferRow, readerId: string | undefined): TransferView['role'] {
  if (readerId === row.fromUserId) return 'leaver';
  return readerId === row.toUserId ? 'newcomer' : 'admin';
}
