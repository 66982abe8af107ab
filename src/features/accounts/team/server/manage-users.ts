import type { Context } from '#platform/context.ts';
import type { Role } from '#shared/staff-roles.ts';
import { findStaffByEmail, findUsers, updateRole } from '../../server/queries.ts';

/** Takes effect with the next request. */
export async function setRole(context: Context, userId: string, role: Role): Promise<void> {
  const [user] = await findUsers(context.db, [userId]);
  if (user)
    await updateRole(context.db, userId, { from: user.role, role, at: context.clock.now() });
}

/** For the sandbox's Google chooser, which must not sign in staff without a password. */
export async function isStaffAddress({ db, config }: Context, email: string): Promise<boolean> {
  return email === config.ADMIN_EMAIL || (await findStaffByEmail(db, email)) !== undefined;
}
