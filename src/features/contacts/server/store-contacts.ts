import type { TransactionContext } from '#platform/context.ts';
import { type Contact, findObjections, upsertContacts } from './queries.ts';

/**
 * Stores people's contact data for marketing; existing contacts are updated, and those who objected
 * are left out.
 */
export async function storeContacts(
  { db, clock, randomness }: Pick<TransactionContext, 'db' | 'clock' | 'randomness'>,
  contacts: readonly Contact[],
): Promise<void> {
  const objections = await findObjections(
    db,
    contacts.map(({ email }) => email),
  );
  const now = clock.now();
  await upsertContacts(
    db,
    contacts
      .filter(({ email }) => !objections.has(email))
      .map((contact) => ({
        ...contact,
        id: randomness.id(),
        createdAt: now,
        updatedAt: now,
      })),
  );
}
