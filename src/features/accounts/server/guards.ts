import type { Context } from '#platform/context.ts';
import type { Guards, Request, Session } from '#platform/routes.ts';
import { systemClock } from '#providers/clock/clock.ts';
import type { SignIn } from '#providers/identity/identity-provider.ts';
import { commonErrors } from '#shared/common-errors.ts';
import { isFreshSignIn, isSessionOver, type Role } from '../rules.ts';
import { asAccountErrors } from './identity-errors.ts';
import { findUserByIdentity } from './queries.ts';

/** A member comes with the session's cookie. */
async function requireMember(context: Context, request: Request): Promise<Session> {
  const signIn = await context.identity.readSignIn(request.req.raw.headers);
  if (!signIn) throw commonErrors.NOT_AUTHENTICATED();
  return (await identify(context, signIn)).session;
}

/**
 * An admin comes with an ID token, of a session in which they showed a second factor; whether they
 * are an admin is asked of the database each time.
 */
async function requireAdmin(context: Context, request: Request): Promise<Session> {
  const signIn = await readBearer(context, request);
  const { session, role } = await identify(context, signIn);
  if (role !== 'admin') throw commonErrors.FORBIDDEN();
  requireShown(signIn);
  return session;
}

function requireShown({ hasFactor, factorAt }: SignIn): void {
  if (!hasFactor) throw commonErrors.FACTOR_SETUP_NEEDED();
  if (!factorAt) throw commonErrors.FACTOR_NEEDED();
}

const requireFactor: Guards['factor'] = async (context, request) => {
  const signIn = await context.identity.readSignIn(request.req.raw.headers);
  if (!signIn) throw commonErrors.NOT_AUTHENTICATED();
  requireShown(signIn);
};

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

async function identify(
  { db }: Context,
  signIn: SignIn,
): Promise<{ session: Session; role: Role }> {
  const { user: identity, startedAt, factorAt } = signIn;
  const user = await findUserByIdentity(db, identity.id);
  const isOver = !user || isSessionOver(startedAt, user.role, systemClock.now());
  if (isOver) throw commonErrors.NOT_AUTHENTICATED();
  const { id: userId, role } = user;
  const { email, isEmailVerified } = identity;
  const isAdmin = role === 'admin' && factorAt !== null;
  return { role, session: { userId, email, isEmailVerified, isAdmin } };
}

/** Who may pass to calls for members and admins. */
export const guards: Guards = {
  member: requireMember,
  admin: requireAdmin,
  fresh: requireFresh,
  factor: requireFactor,
};
