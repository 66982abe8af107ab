import { sql } from 'drizzle-orm';
import { memberships } from '#features/memberships/server/tables.ts';
import { type Context, inTransaction } from '#platform/context.ts';

/**
 * Inserts memberships with these ids, without group and user, for tests that only need the foreign
 * key.
 */
export async function saveMemberships(context: Context, ids: readonly string[]): Promise<void> {
  const now = context.clock.now();
  const nobody = context.randomness.id();
  await inTransaction(context, async ({ db }) => {
    // The replica role skips foreign keys and triggers.
    await db.execute(sql`set local session_replication_role = replica`);
    await db.insert(memberships).values(
      ids.map((id, index) => ({
        id,
        groupId: nobody,
        seat: index + 1,
        userId: nobody,
        status: 'active' as const,
        planId: '450' as const,
        creditCents: 45_000_000,
        totalCents: 56_256_000,
        ruleVersion: 1,
        startMonth: '2026-12',
        createdAt: now,
        updatedAt: now,
      })),
    );
  });
}
