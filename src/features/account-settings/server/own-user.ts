import type { Executor } from '#db/executor.ts';
import { readUser } from '#features/accounts/profile/server/read-user.ts';
import type { Session } from '#platform/routes.ts';
import { commonErrors } from '#shared/api/common-errors.ts';

/** The record of the signed-in person, with the identity they sign in as. */
export async function readOwnUser(reader: { db: Executor }, session: Pick<Session, 'userId'>) {
  const user = await readUser(reader, session.userId);
  if (!user?.identityId) throw commonErrors.NOT_AUTHENTICATED();
  return { ...user, identityId: user.identityId };
}
