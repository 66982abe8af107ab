import { findMailLocale } from '#features/mails/server/mail-locales.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { defineHandlers } from '#platform/handler.ts';
import type { IdentityUser } from '#providers/identity/identity-provider.ts';
import { normaliseEmail } from '#shared/text/email-address.ts';
import type { Locale } from '#shared/text/locale.ts';
import { newcomerLocale } from '#shared/text/preferred-locale.ts';
import type { SyncedUser } from '../../contract.ts';
import { accountErrors } from '../../errors.ts';
import { MAX_SYNC_TOKEN_SECONDS, splitName } from '../../rules.ts';
import { claimUser, type UserRow, upsertUser } from '../../server/queries.ts';
import { asAccountErrors } from '../../sign-in/server/identity-errors.ts';
import { readUser } from './read-user.ts';

/**
 * How another feature links its records of a verified address to the account. It runs in the
 * transaction of every sync, so it must be idempotent.
 */
export type LinkAccount = (
  tx: TransactionContext,
  account: { readonly userId: string; readonly email: string; readonly hasName: boolean },
) => Promise<void>;

export const accountLinks = defineHandlers<LinkAccount>('what an account is linked to');

type SyncRequest = {
  uid: string;
  email?: string | null | undefined;
  idToken: string;
  /** The language of the page that the person sees. */
  locale?: Locale | undefined;
};

/** Verifies the ID token and upserts the product's record of the person. */
export async function syncUser(
  context: Context,
  request: SyncRequest,
  links: readonly LinkAccount[] = accountLinks.all(),
): Promise<SyncedUser> {
  const { user } = await asAccountErrors(() =>
    context.identity.verifyIdToken(request.idToken, { maxAgeSeconds: MAX_SYNC_TOKEN_SECONDS }),
  );
  const isSameEmail = !request.email || normaliseEmail(request.email) === user.email;
  if (request.uid !== user.id || !isSameEmail) throw accountErrors.USER_MISMATCH();
  return inTransaction(context, (tx) => bringIn(tx, user, request.locale, links));
}

async function bringIn(
  tx: TransactionContext,
  identity: IdentityUser,
  pageLocale: Locale | undefined,
  links: readonly LinkAccount[],
): Promise<SyncedUser> {
  const now = tx.clock.now();
  const mailLocale = newcomerLocale(pageLocale, await findMailLocale(tx, identity.email));
  if (identity.isEmailVerified) {
    await claimUser(tx.db, { identityId: identity.id, email: identity.email, mailLocale });
  }
  const saved = await upsertUser(tx.db, {
    id: tx.randomness.id(),
    identityId: identity.id,
    email: identity.email,
    displayName: identity.name || null,
    ...splitName(identity.name),
    profileImageUrl: identity.image,
    mailLocale,
    createdAt: now,
    lastSyncedAt: now,
  });
  if (!identity.isEmailVerified) return shown(saved, identity);
  const { id: userId, email, displayName } = saved;
  const hasName = displayName !== null;
  for (const link of links) await link(tx, { userId, email, hasName });
  // A link may know the name.
  return shown((hasName ? undefined : await readUser(tx, userId)) ?? saved, identity);
}

function shown(user: UserRow, { isEmailVerified }: IdentityUser): SyncedUser {
  const { id, email, displayName, firstName, lastName, profileImageUrl } = user;
  return {
    id,
    email,
    displayName,
    firstName,
    lastName,
    profileImageUrl,
    isEmailVerified,
    createdAt: user.createdAt.toISOString(),
    language: user.mailLocale,
  };
}
