import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { and, eq, isNull, notExists } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { systemClock } from '../clock/clock.ts';
import type { Randomness } from '../randomness/randomness.ts';
import { isBannedAddress } from './banned-addresses.ts';
import { IdentityFailure } from './identity-provider.ts';
import { identityAccounts, identityUsers } from './tables.ts';

export const GOOGLE = 'google';

type Parts = { readonly db: Executor; readonly randomness: Randomness };

export type GoogleSettings = {
  readonly discoveryUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

const DISCOVERY_TRIES = 3;
const DISCOVERY_TIMEOUT_MS = 5_000;

const DISCOVERY_PATH = '/.well-known/openid-configuration';

/**
 * Fetches the discovery document before the library does: the library reads it once and silently
 * drops the provider if that fails. A document with another issuer is refused: its keys could sign
 * anybody in.
 */
export async function checkDiscovery({ discoveryUrl }: GoogleSettings): Promise<void> {
  const issuer = discoveryUrl.slice(0, -DISCOVERY_PATH.length);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(discoveryUrl, {
        redirect: 'error',
        signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS),
      });
      const document = (await response.json()) as { issuer?: unknown; jwks_uri?: unknown };
      if (response.ok && document.issuer === issuer && document.jwks_uri) return;
      throw new Error(`discovery answered ${response.status}`);
    } catch (cause) {
      if (attempt >= DISCOVERY_TRIES) throw new IdentityFailure('GOOGLE_UNAVAILABLE', { cause });
    }
  }
}

/** Google or its sandbox, by OpenID Connect discovery. */
export function googlePlugin(settings: GoogleSettings, parts: Parts) {
  const { db } = parts;
  return genericOAuth({
    config: [
      {
        providerId: GOOGLE,
        discoveryUrl: settings.discoveryUrl,
        clientId: settings.clientId,
        clientSecret: settings.clientSecret,
        requireIdTokenVerification: true,
        disableProviderLogout: true,
        scopes: ['openid', 'email', 'profile'],
        prompt: 'select_account',
        pkce: true,
        async mapProfileToUser(profile) {
          const isVerified = isProvenAddress(profile);
          const email = String(profile.email ?? '').toLowerCase();
          if (isVerified) {
            await dropUnprovenUser(db, email, String(profile.sub));
            await ensureUser(parts, profile, email);
          }
          return { email, emailVerified: isVerified };
        },
      },
    ],
  });
}

/**
 * Creates the account of a verified address if there is none. The library selects and then inserts,
 * so one of two concurrent first sign-ins would fail; this is an upsert. A banned address gets no
 * account, and the library then refuses it.
 */
async function ensureUser(
  { db, randomness }: Parts,
  profile: Record<string, unknown>,
  email: string,
): Promise<void> {
  if (await isBannedAddress(db, email)) return;
  const now = systemClock.now();
  const dates = { createdAt: now, updatedAt: now };
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(identityUsers)
      .values({
        id: randomness.id(),
        email,
        emailVerified: true,
        name: typeof profile.name === 'string' ? profile.name : '',
        image: typeof profile.picture === 'string' ? profile.picture : null,
        ...dates,
      })
      .onConflictDoNothing()
      .returning({ id: identityUsers.id });
    if (!made) return;
    await tx.insert(identityAccounts).values({
      id: randomness.id(),
      userId: made.id,
      providerId: GOOGLE,
      accountId: String(profile.sub),
      ...dates,
    });
  });
}

/** Only `true` counts; the library would accept the text 'false'. */
export function isProvenAddress(profile: Record<string, unknown>): boolean {
  return profile.email_verified === true;
}

/**
 * Somebody may have signed up with this address without verifying it. Google has now verified its
 * owner, so that account is deleted, with its password and sessions: otherwise it would lock the
 * owner out, or share the owner's account with a stranger. A banned account stays, so that the
 * address stays banned.
 */
async function dropUnprovenUser(db: Executor, email: string, subject: string): Promise<void> {
  const sameGoogleAccount = db
    .select({ id: identityAccounts.id })
    .from(identityAccounts)
    .where(
      and(
        eq(identityAccounts.userId, identityUsers.id),
        eq(identityAccounts.providerId, GOOGLE),
        eq(identityAccounts.accountId, subject),
      ),
    );
  await db
    .delete(identityUsers)
    .where(
      and(
        eq(identityUsers.email, email),
        eq(identityUsers.emailVerified, false),
        isNull(identityUsers.bannedAt),
        notExists(sameGoogleAccount),
      ),
    );
}
