import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import { readGroupNames } from '#features/groups/server/read-group.ts';
import type { TransactionContext } from '#platform/context.ts';

type Row = { userId: string; groupId: string };
type SeatNames = { groupName: string; name: string };

/** The names of each row's group and member, for lists of admins. */
export async function readSeatNames(
  context: Pick<TransactionContext, 'db'>,
  rows: readonly Row[],
): Promise<(row: Row) => SeatNames> {
  const people = await readUsers(
    context,
    rows.map(({ userId }) => userId),
  );
  const groups = await readGroupNames(
    context,
    rows.map(({ groupId }) => groupId),
  );
  return ({ userId, groupId }) => ({
    groupName: groups.get(groupId) ?? '',
    name: people.get(userId)?.displayName ?? '',
  });
}
