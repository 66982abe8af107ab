import { and, eq, gt, isNull } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { preferredLocale } from '#shared/text/preferred-locale.ts';
import { systemClock } from '../clock/clock.ts';
import { endLinks } from './account-links.ts';
import {
  type Auth,
  createAuth,
  type IdentityParts,
  type IdentitySettings,
  MAX_PASSWORD_LENGTH,
} from './auth.ts';
import { createDirectory, factorAt, provenAt, userColumns } from './directory.ts';
import { createFactors } from './factors.ts';
import { failureCode, translateFailures } from './failures.ts';
import { checkDiscovery, GOOGLE } from './google.ts';
import { createIdTokenVerifier } from './id-tokens.ts';
import {
  IdentityFailure,
  type IdentityProvider,
  type IdentityUser,
  type SignIn,
} from './identity-provider.ts';
import { createOwnAccount, touchSession } from './own-account.ts';
import { createPasskeys } from './passkeys.ts';
import { checkPassword } from './passwords.ts';
import { headersFor } from './request-headers.ts';
import { readSessionToken } from './session-cookie.ts';
import { signUpLocale } from './sign-up-locale.ts';
import { identitySessions, identityUsers } from './tables.ts';
import { deleteLink, isUnusedLink, LINK_SEPARATOR } from './verification-links.ts';

/** The identity provider of the product, over its own tables. */
export async function createIdentity(
  settings: IdentitySettings,
  parts: IdentityParts,
): Promise<IdentityProvider> {
  const { db, clock } = parts;
  const auth = createAuth(settings, parts);
  const { authCookies, secret } = await auth.$context;
  const sessionCookie = authCookies.sessionToken.name;
  const directory = createDirectory(parts.randomness, parts.passwords);
  const verifyIdToken = createIdTokenVerifier(db, clock, new URL(settings.publicUrl).origin);
  const factors = await createFactors({ auth, db, randomness: parts.randomness });
  const google = memoizeSuccess(() => createGoogleAuth(settings, parts));

  const readSignIn = async (headers: Headers): Promise<SignIn | undefined> => {
    const token = readSessionToken(headers, sessionCookie, secret);
    if (token === undefined) return undefined;
    const [signIn] = await db
      .select({
        user: userColumns,
        sessionId: identitySessions.id,
        startedAt: identitySessions.createdAt,
        provenAt,
        hasFactor: identityUsers.twoFactorEnabled,
        factorAt,
      })
      .from(identitySessions)
      .innerJoin(identityUsers, eq(identityUsers.id, identitySessions.userId))
      .where(
        and(
          eq(identitySessions.token, token),
          gt(identitySessions.expiresAt, systemClock.now()),
          gt(identitySessions.createdAt, earliestStart(settings)),
          isNull(identityUsers.bannedAt),
        ),
      );
    return signIn;
  };
  const readSession = async (headers: Headers): Promise<IdentityUser | undefined> =>
    (await readSignIn(headers))?.user;

  const verifyPassword: IdentityProvider['verifyPassword'] = (password, browser) =>
    translateFailures(async () => {
      // The library answers that it is too long, as if a new one were chosen.
      if (password.length > MAX_PASSWORD_LENGTH) throw new IdentityFailure('INVALID_CREDENTIAL');
      await auth.api.verifyPassword({ body: { password }, headers: headersFor(browser) });
    });

  return {
    sessionCookie,
    directory,
    ownAccount: createOwnAccount(sessionCookie, secret, parts.randomness),
    factors,
    passkeys: createPasskeys({ auth, db, endPending: factors.endPending }),
    readSession,
    readSignIn,
    async confirm({ password }, browser) {
      const signIn = await readSignIn(browser.headers);
      if (!signIn) throw new IdentityFailure('NOT_SIGNED_IN');
      await checkPassword(parts, signIn.user.id, password);
      await db
        .update(identitySessions)
        .set({ confirmedAt: systemClock.now() })
        .where(eq(identitySessions.id, signIn.sessionId));
    },
    verifyIdToken,
    signUp: ({ email, password }, browser) =>
      translateFailures(async () => {
        const call = { body: { email, password, name: '' }, headers: headersFor(browser) };
        try {
          const locale = preferredLocale(browser.headers.get('accept-language') ?? undefined);
          return await signUpLocale.run(locale, async () =>
            answer(await auth.api.signUpEmail({ ...call, returnHeaders: true })),
          );
        } catch (error) {
          // Two concurrent sign-ups: the database's unique constraint admitted one of them.
          const isTaken =
            failureCode(error) === 'FAILED_TO_CREATE_USER' &&
            (await directory.findByEmail(db, email)) !== undefined;
          if (isTaken) throw new IdentityFailure('EMAIL_ALREADY_IN_USE', { cause: error });
          throw error;
        }
      }),
    signIn: (body, browser) =>
      translateFailures(async () => {
        const call = { body, headers: headersFor(browser), returnHeaders: true } as const;
        const signedIn = await auth.api.signInEmail(call);
        return { ...answer(signedIn), needsFactor: 'twoFactorRedirect' in signedIn.response };
      }),
    signOut: (browser) =>
      translateFailures(async () =>
        answer(await auth.api.signOut({ headers: headersFor(browser), returnHeaders: true })),
      ),
    async signInAs(userId, browser) {
      if (!settings.hasPersonas) throw new Error('there are no personas here');
      const call = { body: { userId }, headers: headersFor(browser) };
      return translateFailures(async () =>
        answer(await auth.api.signInAs({ ...call, returnHeaders: true })),
      );
    },
    requestReset: (email) =>
      translateFailures(async () => {
        await auth.api.requestPasswordReset({ body: { email } });
      }),
    async findResetOwner(token) {
      const { internalAdapter } = await auth.$context;
      const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      if (!found) return undefined;
      const [user] = await db
        .select(userColumns)
        .from(identityUsers)
        .where(eq(identityUsers.id, found.value));
      return user;
    },
    resetPassword: ({ token, password }) =>
      translateFailures(async () => {
        await auth.api.resetPassword({ body: { token, newPassword: password } });
      }),
    sendVerification: (email, browser) =>
      translateFailures(async () => {
        await auth.api.sendVerificationEmail({ body: { email }, headers: headersFor(browser) });
      }),
    verifyEmail: (linkToken, browser) =>
      translateFailures(async () => {
        const user = await readSession(browser.headers);
        if (!user) throw new IdentityFailure('NOT_SIGNED_IN');
        const [token = ''] = linkToken.split(LINK_SEPARATOR);
        const address = addressIn(token);
        if (address !== undefined && address !== user.email) {
          throw new IdentityFailure('USER_MISMATCH');
        }
        const link = { token: linkToken, userId: user.id };
        if (!(await isUnusedLink(db, link))) {
          throw new IdentityFailure(isPast(token) ? 'EXPIRED_LINK' : 'INVALID_LINK');
        }
        await auth.api.verifyEmail({ query: { token } });
        await deleteLink(db, link);
      }),
    changePassword: (given, browser) =>
      translateFailures(async () => {
        const user = await readSession(browser.headers);
        if (!user) throw new IdentityFailure('NOT_SIGNED_IN');
        const headers = headersFor(browser);
        await verifyPassword(given.currentPassword, browser);
        // Before, in case the process ends in between; and after, for links of the meantime.
        await endLinks(db, [user.id]);
        const body = { ...given, revokeOtherSessions: true };
        const changed = await auth.api.changePassword({ body, headers, returnHeaders: true });
        await endLinks(db, [user.id]);
        return answer(changed);
      }),
    verifyPassword,
    readKeys: async () => (await auth.api.getJwks()) as { keys: Record<string, unknown>[] },
    issueIdToken: (browser) =>
      translateFailures(async () => {
        if (!(await readSession(browser.headers))) throw new IdentityFailure('NOT_SIGNED_IN');
        const issued = await auth.api.getToken({
          headers: headersFor(browser),
          returnHeaders: true,
        });
        const token = readSessionToken(browser.headers, sessionCookie, secret);
        if (token !== undefined) await touchSession(db, token);
        return { ...answer(issued), idToken: issued.response.token };
      }),
    async startGoogle({ donePath, errorPath }, browser) {
      const { api } = await google();
      const started = await api.signInSocial({
        body: {
          provider: GOOGLE,
          callbackURL: donePath,
          errorCallbackURL: errorPath,
          disableRedirect: true,
        },
        headers: headersFor(browser),
        returnHeaders: true,
      });
      const address = started.response.url;
      if (!address) throw new IdentityFailure('GOOGLE_UNAVAILABLE');
      return { ...answer(started), address };
    },
    async finishGoogle(request, browser) {
      const { handler } = await google();
      const address = new URL(request.url);
      const ours = new URL(address.pathname + address.search, settings.publicUrl);
      return handler(new Request(ours, { headers: headersFor(browser) }));
    },
  };
}

async function createGoogleAuth(settings: IdentitySettings, parts: IdentityParts): Promise<Auth> {
  if (!settings.google) throw new IdentityFailure('GOOGLE_UNAVAILABLE');
  await checkDiscovery(settings.google);
  const auth = createAuth(settings, parts, { withGoogle: true });
  const { socialProviders } = await auth.$context;
  if (!socialProviders.some(({ id }) => id === GOOGLE)) {
    throw new IdentityFailure('GOOGLE_UNAVAILABLE');
  }
  return auth;
}

/** Creates the value at the first call that succeeds; after a failure the next call tries again. */
function memoizeSuccess<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** The start before which sessions are over, even when they are in use. */
function earliestStart({ maxSessionHours }: IdentitySettings): Date {
  return new Date(systemClock.now().getTime() - maxSessionHours * 3_600_000);
}

/** The address of a verification link; the library checks its signature. */
function addressIn(token: string): string | undefined {
  try {
    const { email } = decodeJwt(token);
    return typeof email === 'string' ? email.toLowerCase() : undefined;
  } catch {
    return undefined;
  }
}

function isPast(token: string): boolean {
  try {
    const { exp } = decodeJwt(token);
    return exp !== undefined && exp * 1000 < systemClock.now().getTime();
  } catch {
    return false;
  }
}

function answer({ headers }: { headers: Headers }) {
  return { cookies: headers.getSetCookie() };
}
