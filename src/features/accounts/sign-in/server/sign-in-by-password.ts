import type { Context } from '#platform/context.ts';
import type { BrowserRequest, WithCookies } from '#providers/identity/identity-provider.ts';
import { isStaff } from '#shared/staff-roles.ts';
import { accountErrors } from '../../errors.ts';
import { findUserByEmail } from '../../server/queries.ts';
import { isGoodForAdmin } from './check-password.ts';
import { asAccountErrors } from './identity-errors.ts';

type Credentials = { email: string; password: string };

/** Signs somebody in; a member of the staff with a weak password must choose another first. */
export async function signInByPassword(
  context: Context,
  given: Credentials,
  browser: BrowserRequest,
): Promise<WithCookies<{ needsFactor: boolean }>> {
  const answer = await asAccountErrors(() => context.identity.signIn(given, browser));
  if (isGoodForAdmin(given.password, given.email)) return answer;
  const user = await findUserByEmail(context.db, given.email);
  if (!user || !isStaff(user.role)) return answer;
  if (user.identityId) await context.identity.directory.endSessions(context.db, user.identityId);
  throw accountErrors.ADMIN_PASSWORD_WEAK();
}
