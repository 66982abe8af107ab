import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Context, inTransaction } from '#platform/context.ts';
import { brand } from '#shared/brand.ts';
import { normaliseEmail } from '#shared/text/email-address.ts';
import { hasAdmin, updateRole, upsertUser } from '../../server/queries.ts';

/** An arbitrary advisory lock key, shared by every process of the product. */
const FIRST_ADMIN_LOCK = 72_001_947;

/** Used when ADMIN_EMAIL is not set. */
export const DEFAULT_ADMIN_EMAIL = `admin@${brand.contactEmail.split('@')[1]}`;

export function adminPasswordFile(dataDir: string): string {
  return join(dataDir, 'admin-password.txt');
}

/** What a start prints about the admin; `newPassword` only when it was generated. */
export type FirstAdmin = { email: string; newPassword?: string };

/**
 * Creates the first admin when there is none besides `except`, who cannot sign in with a password.
 * The credentials come from the configuration; outside production, a random password is generated
 * instead. Its file is written first, so that a restart after a crash reuses it.
 */
export async function ensureFirstAdmin(
  context: Context,
  except: readonly string[] = [],
): Promise<FirstAdmin | undefined> {
  const { config } = context;
  if (await hasAdmin(context.db, except)) return undefined;
  if (config.ADMIN_EMAIL && config.ADMIN_PASSWORD) {
    await createAdmin(context, config.ADMIN_EMAIL, config.ADMIN_PASSWORD, except);
    return { email: config.ADMIN_EMAIL };
  }
  if (config.isProduction) {
    context.log.warn('there is no admin; set ADMIN_EMAIL and ADMIN_PASSWORD and start again');
    return undefined;
  }
  const newPassword = await storePassword(context);
  await createAdmin(context, DEFAULT_ADMIN_EMAIL, newPassword, except);
  return { email: DEFAULT_ADMIN_EMAIL, newPassword };
}

async function storePassword({ config, randomness }: Context): Promise<string> {
  const file = adminPasswordFile(config.dataDir);
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
  }
  const password = randomness.bytes(15).toString('base64url');
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  await writeFile(file, `${password}\n`, { mode: 0o600, flag: 'wx' });
  return password;
}

/** An existing account of this address loses its password, other sign-in methods and sessions. */
async function createAdmin(
  context: Context,
  address: string,
  password: string,
  except: readonly string[],
): Promise<void> {
  const email = normaliseEmail(address);
  const { directory } = context.identity;
  await inTransaction(context, async (tx) => {
    // Several processes may start at once: the others wait here and then find the admin.
    await tx.db.execute(sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`);
    if (await hasAdmin(tx.db, except)) return;
    const found = await directory.findByEmail(tx.db, email);
    if (found) await directory.replacePassword(tx.db, found.id, password);
    const identity =
      found ?? (await directory.createUser(tx.db, { email, password, name: 'Administrator' }));
    const now = tx.clock.now();
    const user = await upsertUser(tx.db, {
      id: tx.randomness.id(),
      identityId: identity.id,
      email,
      displayName: identity.name || null,
      createdAt: now,
      lastSyncedAt: now,
    });
    await updateRole(tx.db, user.id, { from: user.role, role: 'admin', at: tx.clock.now() });
  });
}
