import { readGroupNames } from '#features/groups/server/read-group.ts';
import type { Context } from '#platform/context.ts';
import { findAccountsOfUser } from '../../server/account-queries.ts';

/** The seats of a person into which something is or was paid. */
export async function listSeatsOfPerson(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  userId: string,
) {
  const accounts = (await findAccountsOfUser(db, userId)).filter(
    ({ book }) => book === payments.mode,
  );
  const names = await readGroupNames(
    { db },
    accounts.map(({ groupId }) => groupId),
  );
  return accounts.map(({ membershipId, seat, groupId, pausedUntil, closedAt }) => ({
    membershipId,
    seat,
    groupName: names.get(groupId) ?? '',
    pausedUntil,
    isClosed: closedAt !== null,
  }));
}
