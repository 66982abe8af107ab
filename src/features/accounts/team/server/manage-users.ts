import type { Context } from '#platform/context.ts';
import type { Role } from '../../rules.ts';
import { findAdminByEmail, updateRole } from '../../server/queries.ts';

/** Takes effect with the next request. */
export function setRole(context: Context, userId: string, role: Role): Promise<void> {
  return updateRole(context.db, userId, { role, at: context.clock.now() });
}

/** For the sandbox's Google chooser, which must not sign in an admin without a password. */
export async function isAdminAddress({ db, config }: Context, email: string): Promise<boolean> {
  return email === config.ADMIN_EMAIL || (await findAdminByEmail(db, email)) !== undefined;
}
