import { sql } from 'drizzle-orm';
import type { TransactionContext } from '#platform/context.ts';
import { marketingContacts } from './tables.ts';

export type Contact = Pick<
  typeof marketingContacts.$inferInsert,
  'email' | 'firstName' | 'lastName' | 'phone' | 'source' | 'language'
>;

/** Keeps people's contact data for marketing; who is there already is brought up to date. */
export async function keepContacts(
  { db, clock, randomness }: Pick<TransactionContext, 'db' | 'clock' | 'randomness'>,
  contacts: readonly Contact[],
): Promise<void> {
  if (contacts.length === 0) return;
  const now = clock.now();
  await db
    .insert(marketingContacts)
    .values(
      contacts.map((contact) => ({
        ...contact,
        id: randomness.id(),
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: marketingContacts.email,
      set: {
        firstName: sql`excluded.first_name`,
        lastName: sql`excluded.last_name`,
        phone: sql`coalesce(excluded.phone, ${marketingContacts.phone})`,
        source: sql`excluded.source`,
        language: sql`excluded.language`,
        updatedAt: now,
      },
    });
}
