import type { Context } from '#platform/context.ts';
import type { Guards, Request, Session } from '#platform/routes.ts';
import type { IdentityUser } from '#providers/identity/identity-provider.ts';
import { commonErrors } from '#shared/common-errors.ts';
import { asAccountErrors } from './identity-errors.ts';
import { findUserByIdentity } from './queries.ts';

/** A member comes with the session's cookie. */
async function requireMember(context: Context, request: Request): Promise<Session> {
  const identity = await context.identity.readSession(request.req.raw.headers);
  if (!identity) throw commonErrors.NOT_AUTHENTICATED();
  const session = await sessionOf(context, identity);
  return { ...session, sessionAgeSeconds: identity.sessionAgeSeconds };
}

/** An admin comes with an ID token; whether they are one is asked of the database each time. */
async function requireAdmin(context: Context, request: Request): Promise<Session> {
  const [scheme, token] = (request.req.header('authorization') ?? '').split(' ');
  if (scheme !== 'Bearer' || !token) throw commonErrors.NOT_AUTHENTICATED();
  const { user } = await asAccountErrors(() => context.identity.verifyIdToken(token));
  const session = await sessionOf(context, user);
  if (!session.isAdmin) throw commonErrors.FORBIDDEN();
  return session;
}

async function sessionOf({ db }: Context, identity: IdentityUser): Promise<Session> {
  const user = await findUserByIdentity(db, identity.id);
  if (!user) throw commonErrors.NOT_AUTHENTICATED();
  return {
    userId: user.id,
    email: identity.email,
    isEmailVerified: identity.isEmailVerified,
    isAdmin: user.role === 'admin',
  };
}

/** Who may pass to calls for members and admins. */
export const guards: Guards = { member: requireMember, admin: requireAdmin };
