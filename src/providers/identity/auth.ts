import { passkey } from '@better-auth/passkey';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { jwt } from 'better-auth/plugins/jwt';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { and, eq, ne } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Executor } from '#db/executor.ts';
import { brand } from '#shared/brand.ts';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { type Clock, systemClock } from '../clock/clock.ts';
import type { Randomness } from '../randomness/randomness.ts';
import { isBannedAddress } from './banned-addresses.ts';
import { PASSWORD } from './directory.ts';
import { FACTOR_PATHS, FACTOR_PENDING_SECONDS, RECOVERY_CODES } from './factor-rules.ts';
import { type GoogleSettings, googlePlugin } from './google.ts';
import { ID_TOKEN_SECONDS } from './id-tokens.ts';
import type { IdentityMail, SendIdentityMail } from './identity-provider.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { removeFactors } from './remove-factors.ts';
import { currentTransaction, failTransaction, shareTransactions } from './shared-transaction.ts';
import { signInAsPlugin } from './sign-in-as.ts';
import { signUpLocale } from './sign-up-locale.ts';
import {
  identityAccounts,
  identityFactors,
  identityKeys,
  identityPasskeys,
  identitySessions,
  identityUsers,
  identityVerifications,
} from './tables.ts';
import { LINK_SEPARATOR, rememberLink, VERIFICATION_SECONDS } from './verification-links.ts';

export const IDENTITY_PATH = '/api/identity';
/** The header in which the library gets the browser's real address; never `X-Forwarded-For`. */
export const ADDRESS_HEADER = 'x-casa-client-address';
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;

/** The newest first; older ones still decrypt what they encrypted. */
export type IdentitySecret = { readonly version: number; readonly value: string };

export type IdentitySettings = {
  readonly publicUrl: string;
  readonly secrets: readonly IdentitySecret[];
  readonly sessionDays: number;
  /** A session ends after this time even when it is in use. */
  readonly maxSessionHours: number;
  readonly google: GoogleSettings | undefined;
  /** Where a browser is sent when its return from Google matches no sign-in. */
  readonly unmatchedReturnPath: string;
  /** Whether the sandbox's personas may be signed in without a password; never in production. */
  readonly hasPersonas: boolean;
};

export type IdentityParts = {
  readonly db: Executor;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly passwords: PasswordHashing;
  readonly log: Logger;
  readonly sendMail: SendIdentityMail;
};

const banned = () => new APIError('FORBIDDEN', { code: 'BANNED_USER', message: 'banned' });

const WITHOUT_TOKENS = { accessToken: null, refreshToken: null, idToken: null };

/** Configures the library for this product; Google's provider is added only if requested. */
export function createAuth(
  settings: IdentitySettings,
  parts: IdentityParts,
  { withGoogle = false } = {},
) {
  const { db, clock, randomness, log } = parts;
  const origin = new URL(settings.publicUrl).origin;
  const isSecure = origin.startsWith('https://');

  const queueMail = async (mail: IdentityMail) => {
    try {
      await parts.sendMail(mail, currentTransaction());
    } catch (error) {
      failTransaction(error);
      throw error;
    }
  };

  return betterAuth({
    appName: 'casa',
    baseURL: origin,
    basePath: IDENTITY_PATH,
    secrets: settings.secrets.map(({ version, value }) => ({ version, value })),
    onAPIError: { errorURL: `${origin}${settings.unmatchedReturnPath}` },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      // Details can contain personal data, so only the message is logged.
      log: (_level, message) => log.warn({ identity: message }, 'identity library'),
    },
    database: drizzleAdapter(shareTransactions(db), {
      provider: 'pg',
      transaction: true,
      schema: {
        user: identityUsers,
        session: identitySessions,
        account: identityAccounts,
        verification: identityVerifications,
        jwks: identityKeys,
        twoFactor: identityFactors,
        passkey: identityPasskeys,
      },
    }),
    advanced: {
      // A browser takes a __Host- cookie only from this host, over TLS, for the whole site.
      cookiePrefix: isSecure ? '__Host-casa' : 'casa',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      // We check the origin of every call ourselves (server/http/security).
      disableCSRFCheck: true,
      disableOriginCheck: false,
      database: { generateId: () => randomness.id() },
    },
    rateLimit: { enabled: false },
    session: {
      expiresIn: settings.sessionDays * SECONDS_PER_DAY,
      updateAge: SECONDS_PER_DAY,
      // Our own guard requires a fresh sign-in, and a more recent one
      // (accounts/sign-in/server/guards).
      freshAge: 0,
      additionalFields: {
        factorAt: { type: 'date', required: false, input: false, returned: false },
      },
    },
    verification: { storeIdentifier: 'hashed' },
    user: {
      additionalFields: {
        bannedAt: { type: 'date', required: false, input: false, returned: false },
      },
    },
    account: { accountLinking: { enabled: true, requireLocalEmailVerified: true } },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      revokeSessionsOnPasswordReset: true,
      password: parts.passwords,
      sendResetPassword: ({ user, token }) =>
        queueMail({ kind: 'reset', to: user.email, name: user.name, token }),
      async onPasswordReset({ user }) {
        // Opening the mail proves ownership of the address; other pending links become invalid.
        await db.delete(identityVerifications).where(eq(identityVerifications.value, user.id));
        if (user.emailVerified) return;
        // Whoever created this account never verified the address: their other ways to sign in are
        // removed, and a second factor that would lock the owner out.
        await removeFactors(db, user.id);
        await db
          .delete(identityAccounts)
          .where(
            and(eq(identityAccounts.userId, user.id), ne(identityAccounts.providerId, PASSWORD)),
          );
        await db
          .update(identityUsers)
          .set({ emailVerified: true })
          .where(eq(identityUsers.id, user.id));
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: VERIFICATION_SECONDS,
      async sendVerificationEmail({ user, token }) {
        // Two tokens for one address in the same second are identical; a random suffix makes each
        // link unique.
        const link = `${token}${LINK_SEPARATOR}${randomness.token()}`;
        const reach = currentTransaction() ?? db;
        await rememberLink(reach, randomness, { token: link, userId: user.id });
        const locale = signUpLocale.getStore();
        await queueMail({
          kind: 'verification',
          to: user.email,
          name: user.name,
          token: link,
          locale,
        });
      },
    },
    databaseHooks: {
      user: {
        create: {
          async before(user) {
            if (await isBannedAddress(currentTransaction() ?? db, user.email)) throw banned();
          },
        },
      },
      session: {
        create: {
          async before(session, context) {
            const user = await context?.context.internalAdapter.findUserById(session.userId);
            if ((user as { bannedAt?: Date | null } | null)?.bannedAt) throw banned();
            const isByFactor = FACTOR_PATHS.includes(context?.path ?? '');
            return { data: { ...session, factorAt: isByFactor ? systemClock.now() : null } };
          },
        },
      },
      account: {
        create: { before: async (account) => ({ data: { ...account, ...WITHOUT_TOKENS } }) },
        update: { before: async (account) => ({ data: { ...account, ...WITHOUT_TOKENS } }) },
      },
    },
    plugins: [
      twoFactor({
        issuer: brand.name,
        // Somebody without a password proves who they are by a fresh sign-in with Google.
        allowPasswordless: true,
        twoFactorCookieMaxAge: FACTOR_PENDING_SECONDS,
        // Whoever learned a password could lock the owner out; we count wrong codes ourselves (see
        // accounts/factors/server/admit-code).
        accountLockout: { enabled: false },
        backupCodeOptions: { amount: RECOVERY_CODES, storeBackupCodes: 'encrypted' },
      }),
      // The library's own passkey sign-in needs no password, so it is only called after one (see
      // passkeys).
      passkey({ rpName: brand.name, rpID: new URL(origin).hostname, origin }),
      jwt({
        jwks: { keyPairConfig: { alg: 'ES256' } },
        disableSettingJwtHeader: true,
        jwt: {
          issuer: origin,
          audience: origin,
          definePayload: async ({ user, session }) => {
            const iat = Math.floor(clock.now().getTime() / 1000);
            const ways = await db
              .select({ id: identityAccounts.providerId })
              .from(identityAccounts)
              .where(eq(identityAccounts.userId, user.id));
            return {
              iat,
              exp: iat + ID_TOKEN_SECONDS,
              sid: session.id,
              email: user.email,
              email_verified: user.emailVerified,
              name: user.name,
              picture: user.image ?? null,
              auth_time: Math.floor(session.createdAt.getTime() / 1000),
              created_at: Math.floor(user.createdAt.getTime() / 1000),
              providers: ways.map(({ id }) => id),
            };
          },
        },
      }),
      ...(settings.hasPersonas ? [signInAsPlugin] : []),
      ...(withGoogle && settings.google ? [googlePlugin(settings.google, { db, randomness })] : []),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;
