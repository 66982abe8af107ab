import type { Executor } from '#db/executor.ts';
import { readApplicationByEmail } from '#features/applications/server/read-application.ts';
import { hasUnsettledDeposit } from '#features/deposits/server/unsettled-deposits.ts';
import { readMembersAmong } from '#features/memberships/server/read-memberships.ts';
import { isStaff, type Role } from '#shared/staff-roles.ts';
import { type DeletionRefusal, deletionRefusal } from '../rules.ts';

type Owner = { id: string; email: string; role: Role };

/** Why the account of this person cannot be deleted now; undefined when it can. */
export async function readRefusal(
  reader: { db: Executor },
  { id, email, role }: Owner,
): Promise<DeletionRefusal | undefined> {
  const application = await readApplicationByEmail(reader, email);
  return deletionRefusal({
    isAdmin: isStaff(role),
    isMember: (await readMembersAmong(reader, [id])).length > 0,
    hasMoney: application ? await hasUnsettledDeposit(reader, application.id) : false,
  });
}
