import { eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { identityFactors, identityPasskeys, identitySessions, identityUsers } from './tables.ts';

/** Removes every second factor of a person; no session of theirs counts as confirmed by one. */
export async function removeFactors(db: Executor, identityId: string): Promise<void> {
  await db.delete(identityFactors).where(eq(identityFactors.userId, identityId));
  await db.delete(identityPasskeys).where(eq(identityPasskeys.userId, identityId));
  await db
    .update(identityUsers)
    .set({ twoFactorEnabled: false })
    .where(eq(identityUsers.id, identityId));
  await db
    .update(identitySessions)
    .set({ factorAt: null })
    .where(eq(identitySessions.userId, identityId));
}
