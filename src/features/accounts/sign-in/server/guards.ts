import type { Context } from '#platform/context.ts';
import type { Guards, Request, Session } from '#platform/routes.ts';
import { systemClock } from '#providers/clock/clock.ts';
import type { SignIn } from '#providers/identity/identity-provider.ts';
import type { Call } from '#shared/api/call.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import { isAllowed, isStaff } from '#shared/staff-roles.ts';
import { isFreshSignIn, isSessionOver } from '../../rules.ts';
import { findUserByIdentity } from '../../server/queries.ts';
import { asAccountErrors } from './identity-errors.ts';
import { createSignInCache, type Identified, type SignInCache } from './sign-in-cache.ts';

/**
 * Authenticates calls of members and staff. A cached sign-in is used for reads only; every write
 * asks the database.
 */
export function createGuards(cache: SignInCache): Guards {
  const pass = async (
    request: Request,
    credential: string,
    read: () => Promise<Identified>,
    check: (known: Identified) => Session,
  ): Promise<Session> => {
    if (request.req.method !== 'GET') return check(await read());
    const known = cache.get(credential);
    if (known) {
      try {
        return check(known);
      } catch {
        // A refusal is never taken from the cache: what was missing may have been done since.
      }
    }
    return check(await cache.read(credential, read));
  };

  return {
    /** Members send the session's cookie. */
    member(context, request) {
      const read = async () => identify(context, await readCookie(context, request));
      // All cookies, so that only the identity provider chooses among duplicates.
      const credential = `cookie ${request.req.header('cookie') ?? ''}`;
      return pass(request, credential, read, sessionOf);
    },
    /**
     * Staff send an ID token of a session with a verified second factor. The role is read from the
     * database, not from the token.
     */
    admin(context, request, { roles }) {
      const read = async () => identify(context, await readBearer(context, request));
      const credential = `bearer ${bearerOf(request)}`;
      return pass(request, credential, read, (known) => staffSessionOf(known, roles, context));
    },
    fresh: requireFresh,
    async factor(context, request, needed) {
      const signIn = await readCookie(context, request);
      if (needed === true || signIn.hasFactor) requireShown(signIn);
    },
    afterWrite: () => cache.forget(),
  };
}

function requireShown({ hasFactor, factorAt }: SignIn): void {
  if (!hasFactor) throw commonErrors.FACTOR_SETUP_NEEDED();
  if (!factorAt) throw commonErrors.FACTOR_NEEDED();
}

async function readCookie({ identity }: Context, request: Request): Promise<SignIn> {
  const signIn = await identity.readSignIn(request.req.raw.headers);
  if (!signIn) throw commonErrors.NOT_AUTHENTICATED();
  return signIn;
}

function bearerOf(request: Request): string {
  const [scheme, token] = (request.req.header('authorization') ?? '').split(' ');
  if (scheme !== 'Bearer' || !token) throw commonErrors.NOT_AUTHENTICATED();
  return token;
}

async function readBearer({ identity }: Context, request: Request) {
  const token = bearerOf(request);
  return asAccountErrors(() => identity.verifyIdToken(token));
}

/**
 * Sensitive calls require a sign-in of the last minutes, with the second factor if there is one: an
 * open session does not suffice.
 */
const requireFresh: Guards['fresh'] = async (context, request, access) => {
  const signIn =
    access === 'admin' ? await readBearer(context, request) : await readCookie(context, request);
  // Sessions are dated by the system clock, even when the sandbox's clock was moved.
  const now = systemClock.now();
  if (!isFreshSignIn(signIn.provenAt, now)) throw commonErrors.FRESH_SIGN_IN_NEEDED();
  const isShown = signIn.factorAt !== null && isFreshSignIn(signIn.factorAt, now);
  if (signIn.hasFactor && !isShown) throw commonErrors.FACTOR_NEEDED();
};

async function identify({ db }: Context, signIn: Identified['signIn']): Promise<Identified> {
  const user = await findUserByIdentity(db, signIn.user.id);
  if (!user) throw commonErrors.NOT_AUTHENTICATED();
  return { signIn, user };
}

function sessionOf({ signIn, user }: Identified): Session {
  const { user: identity, startedAt, factorAt } = signIn;
  const { id: userId, role } = user;
  if (isSessionOver(startedAt, role, systemClock.now())) throw commonErrors.NOT_AUTHENTICATED();
  const { email, isEmailVerified } = identity;
  const isShown = factorAt !== null;
  return {
    userId,
    email,
    isEmailVerified,
    isAdmin: role === 'admin' && isShown,
    ...(isShown && role !== 'admin' && role !== 'member' ? { staffRole: role } : {}),
  };
}

function staffSessionOf(known: Identified, roles: Call['roles'], { clock }: Context): Session {
  const session = sessionOf(known);
  const { expiresAt } = known.signIn;
  if (expiresAt && expiresAt <= clock.now()) throw commonErrors.NOT_AUTHENTICATED();
  const { role } = known.user;
  if (!isStaff(role)) throw commonErrors.FORBIDDEN();
  if (!isAllowed(role, roles)) throw commonErrors.ROLE_NEEDED();
  requireShown(known.signIn);
  return session;
}

/** With a cache that stays empty: nothing tells it about changes. */
export const guards = createGuards(createSignInCache());
