import type { Context, TransactionContext } from '#platform/context.ts';
import { findAbsentMembers, findUnusedIdentities } from './queries.ts';

const AT_ONCE = 100;

/** Forgets some of the accounts nobody used since then; answers how many. */
export async function forgetAccounts(
  { identity }: Pick<Context, 'identity'>,
  { db }: Pick<TransactionContext, 'db'>,
  before: Date,
): Promise<number> {
  const absent = [
    ...(await findAbsentMembers(db, before, AT_ONCE)),
    ...(await findUnusedIdentities(db, before, AT_ONCE)),
  ];
  await identity.directory.deleteUsers(
    db,
    absent.flatMap(({ identityId }) => identityId ?? []),
  );
  return absent.length;
}
