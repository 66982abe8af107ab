import type { Executor } from '#db/executor.ts';
import { findUsers, type UserRow } from '../../server/queries.ts';

export async function readUser(
  { db }: { db: Executor },
  userId: string,
): Promise<UserRow | undefined> {
  const [user] = await findUsers(db, [userId]);
  return user;
}

export async function readUsers(
  { db }: { db: Executor },
  userIds: readonly string[],
): Promise<Map<string, UserRow>> {
  const found = await findUsers(db, [...new Set(userIds)]);
  return new Map(found.map((user) => [user.id, user]));
}
