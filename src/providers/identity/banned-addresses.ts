import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { systemClock } from '../clock/clock.ts';
import { identityBannedAddresses } from './tables.ts';

/** Stored as a hash: the ban outlives the account without naming anybody. */
const hashOf = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');

/** Whether nobody may have an account with this address. */
export async function isBannedAddress(db: Executor, email: string): Promise<boolean> {
  return (
    (await db.$count(
      identityBannedAddresses,
      eq(identityBannedAddresses.addressHash, hashOf(email)),
    )) > 0
  );
}

/** Bans an address until the ban is lifted, also after its account is deleted. */
export async function banAddress(db: Executor, email: string): Promise<void> {
  await db
    .insert(identityBannedAddresses)
    .values({ addressHash: hashOf(email), bannedAt: systemClock.now() })
    .onConflictDoNothing();
}

/** Lifts the ban of an address; false when it was not banned. */
export async function liftAddressBan(db: Executor, email: string): Promise<boolean> {
  const lifted = await db
    .delete(identityBannedAddresses)
    .where(eq(identityBannedAddresses.addressHash, hashOf(email)))
    .returning({ hash: identityBannedAddresses.addressHash });
  return lifted.length > 0;
}
