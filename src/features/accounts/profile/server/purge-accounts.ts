import type { Context, TransactionContext } from '#platform/context.ts';
import {
  findAbsentMembers,
  findUnusedIdentities,
  type MemberCondition,
} from '../../server/queries.ts';

const BATCH = 100;

/**
 * Deletes a batch of accounts that were not used since then and for which `isNeeded` is false;
 * returns how many.
 */
export async function purgeAccounts(
  { identity }: Pick<Context, 'identity'>,
  { db }: Pick<TransactionContext, 'db'>,
  before: Date,
  isNeeded: MemberCondition,
): Promise<number> {
  const absent = [
    ...(await findAbsentMembers(db, before, isNeeded, BATCH)),
    ...(await findUnusedIdentities(db, before, BATCH)),
  ];
  await identity.directory.deleteUsers(
    db,
    absent.flatMap(({ identityId }) => identityId ?? []),
  );
  return absent.length;
}
