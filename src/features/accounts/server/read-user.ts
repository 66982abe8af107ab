import type { Executor } from '#db/executor.ts';
import { findUsers, type UserRow } from './queries.ts';

/** The product's record of a person, if there is one. */
export async function readUser(
  { db }: { db: Executor },
  userId: string,
): Promise<UserRow | undefined> {
  const [user] = await findUsers(db, [userId]);
  return user;
}
