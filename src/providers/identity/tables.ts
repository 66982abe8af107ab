import { isNotNull, sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '#db/columns.ts';

/** Who can sign in. The product's own record of a person is `users`. */
export const identityUsers = pgTable(
  'identity_users',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique('identity_users_email_unique'),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    /** When this person was banned from signing in. */
    bannedAt: instant('banned_at'),
    banReason: text('ban_reason'),
    /** Whether a sign-in by password also requires a second factor. */
    twoFactorEnabled: boolean('has_second_factor').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('identity_users_banned_at_idx').on(table.bannedAt).where(isNotNull(table.bannedAt)),
    check('identity_users_email_check', sql`${table.email} = lower(${table.email})`),
    check(
      'identity_users_ban_check',
      sql`${table.banReason} is null or ${table.bannedAt} is not null`,
    ),
  ],
);

/** Addresses that may have no account, by hash: a ban outlives the account it was made for. */
export const identityBannedAddresses = pgTable('identity_banned_addresses', {
  addressHash: text('address_hash').primaryKey(),
  bannedAt: instant('banned_at').notNull(),
});

const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => identityUsers.id, { onDelete: 'cascade' });

export const identitySessions = pgTable(
  'identity_sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: ofUser(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When the person last proved again, within this session, who they are. */
    confirmedAt: instant('confirmed_at'),
    /** When the person showed their second factor within this session. */
    factorAt: instant('factor_at'),
  },
  (table) => [
    index('identity_sessions_user_id_idx').on(table.userId),
    index('identity_sessions_expires_at_idx').on(table.expiresAt),
  ],
);

/** A person's authenticator app and recovery codes, encrypted with the identity secret. */
export const identityFactors = pgTable('identity_factors', {
  id: text().primaryKey(),
  userId: ofUser().unique('identity_factors_user_id_unique'),
  secret: text().notNull(),
  backupCodes: text('recovery_codes').notNull(),
  /** False until the first correct code. */
  verified: boolean('is_verified').notNull().default(false),
  failedVerificationCount: integer('failed_count').notNull().default(0),
  lockedUntil: instant('locked_until'),
  /** The step whose code was used last: no code is valid twice. */
  lastStep: integer('last_step'),
});

/** A person's passkeys. The first one switches the second factor on (a trigger does it). */
export const identityPasskeys = pgTable(
  'identity_passkeys',
  {
    id: text().primaryKey(),
    userId: ofUser(),
    /** What the person calls it. */
    name: text().notNull(),
    credentialID: text('credential_id').notNull().unique('identity_passkeys_credential_unique'),
    publicKey: text('public_key').notNull(),
    /** How often it was used, as the device counts; many devices always report 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('is_backed_up').notNull(),
    transports: text(),
    /** The model of the device or password manager, if reported. */
    aaguid: text(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('identity_passkeys_user_id_idx').on(table.userId)],
);

/** The ways a user can sign in: a password (`credential`), or an account at a provider. */
export const identityAccounts = pgTable(
  'identity_accounts',
  {
    id: text().primaryKey(),
    userId: ofUser(),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('identity_accounts_provider_account_unique').on(table.providerId, table.accountId),
    index('identity_accounts_user_id_idx').on(table.userId),
    // A provider's tokens are not stored: they give access to the person's account there, and
    // nothing here needs them.
    check(
      'identity_accounts_no_tokens_check',
      sql`${table.accessToken} is null and ${table.refreshToken} is null and ${table.idToken} is null`,
    ),
  ],
);

/** Short-lived values: reset tokens and the state of unfinished sign-ins. */
export const identityVerifications = pgTable(
  'identity_verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('identity_verifications_identifier_idx').on(table.identifier),
    index('identity_verifications_expires_at_idx').on(table.expiresAt),
  ],
);

/** Keys that sign ID tokens; the private part is encrypted with the identity secret. */
export const identityKeys = pgTable('identity_keys', {
  id: text().primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text(),
  crv: text(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at'),
});
