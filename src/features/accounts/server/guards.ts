import type { Context } from '#platform/context.ts';
import type { Guards, Request, Session } from '#platform/routes.ts';
import { systemClock } from '#providers/clock/clock.ts';
import type { SignIn } from '#providers/identity/identity-provider.ts';
import { commonErrors } from '#shared/common-errors.ts';
import { isFreshSignIn, isSessionOver } from '../rules.ts';
import { asAccountErrors } from './identity-errors.ts';
import { findUserByIdentity } from './queries.ts';

/** A member comes with the session's cookie. */
async function requireMember(context: Context, request: Request): Promise<Session> {
  const signIn = await context.identity.readSignIn(request.req.raw.headers);
  if (!signIn) throw commonErrors.NOT_AUTHENTICATED();
  return sessionOf(context, signIn);
}

/** An admin comes with an ID token; whether they are one is asked of the database each time. */
async function requireAdmin(context: Context, request: Request): Promise<Session> {
  const session = await sessionOf(context, await readBearer(context, request));
  if (!session.isAdmin) throw commonErrors.FORBIDDEN();
  return session;
}

async function readBearer(context: Context, request: Request): Promise<SignIn> {
  const [scheme, token] = (request.req.header('authorization') ?? '').split(' ');
  if (scheme !== 'Bearer' || !token) throw commonErrors.NOT_AUTHENTICATED();
  return asAccountErrors(() => context.identity.verifyIdToken(token));
}

/** Sensitive calls ask for a sign-in of the last minutes: a session left open does not suffice. */
const requireFresh: Guards['fresh'] = async (context, request, access) => {
  const signIn =
    access === 'admin'
      ? await readBearer(context, request)
      : await context.identity.readSignIn(request.req.raw.headers);
  if (!signIn) throw commonErrors.NOT_AUTHENTICATED();
  // Sessions are dated by the machine's clock, also where the sandbox's clock was moved.
  if (!isFreshSignIn(signIn.provenAt, systemClock.now())) {
    throw commonErrors.FRESH_SIGN_IN_NEEDED();
  }
};

async function sessionOf({ db }: Context, signIn: SignIn): Promise<Session> {
  const { user: identity, startedAt } = signIn;
  const user = await findUserByIdentity(db, identity.id);
  const isOver = !user || isSessionOver(startedAt, user.role, systemClock.now());
  if (isOver) throw commonErrors.NOT_AUTHENTICATED();
  return {
    userId: user.id,
    email: identity.email,
    isEmailVerified: identity.isEmailVerified,
    isAdmin: user.role === 'admin',
  };
}

/** Who may pass to calls for members and admins. */
export const guards: Guards = { member: requireMember, admin: requireAdmin, fresh: requireFresh };
