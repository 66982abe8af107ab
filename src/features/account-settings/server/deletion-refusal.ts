import type { Executor } from '#db/executor.ts';
import type { Role } from '#features/accounts/rules.ts';
import { findApplicationByEmail } from '#features/applications/server/find-application.ts';
import { hasUnsettledDeposit } from '#features/deposits/server/unsettled-deposits.ts';
import { findMembersAmong } from '#features/memberships/server/read-memberships.ts';
import { type DeletionRefusal, deletionRefusal } from '../rules.ts';

type Owner = { id: string; email: string; role: Role };

/** Why the account of this person cannot be deleted now; undefined when it can. */
export async function readRefusal(
  reader: { db: Executor },
  { id, email, role }: Owner,
): Promise<DeletionRefusal | undefined> {
  const application = await findApplicationByEmail(reader, email);
  return deletionRefusal({
    isAdmin: role === 'admin',
    isMember: (await findMembersAmong(reader, [id])).length > 0,
    hasMoney: application ? await hasUnsettledDeposit(reader, application.id) : false,
  });
}
