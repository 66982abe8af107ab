import type { Context } from '#platform/context.ts';
import type { Role } from '../../rules.ts';
import { findAdminByEmail, updateRole } from '../../server/queries.ts';

/** Makes somebody an admin, or an admin a member; holds from the next request on. */
export function setRole(context: Context, userId: string, role: Role): Promise<void> {
  return updateRole(context.db, userId, { role, at: context.clock.now() });
}

/** Whether an address belongs to an admin, who signs in with a password alone. */
export async function isAdminAddress({ db, config }: Context, email: string): Promise<boolean> {
  return email === config.ADMIN_EMAIL || (await findAdminByEmail(db, email)) !== undefined;
}
