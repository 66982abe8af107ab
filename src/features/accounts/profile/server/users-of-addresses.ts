import type { TransactionContext } from '#platform/context.ts';
import { ensureUnclaimed, findProven } from '../../server/queries.ts';

type Person = { email: string; firstName: string; lastName: string };

/**
 * The records of people by address: the verified owner's, otherwise an unclaimed one, created if
 * necessary. Only a person who verifies the address can claim it.
 */
export async function usersOfAddresses(
  { db, clock, randomness }: TransactionContext,
  people: readonly Person[],
): Promise<Map<string, string>> {
  const now = clock.now();
  const proven = await findProven(
    db,
    people.map(({ email }) => email),
  );
  const missing = people.filter(({ email }) => !proven.has(email));
  const unclaimed = await ensureUnclaimed(
    db,
    missing.map(({ email, firstName, lastName }) => ({
      id: randomness.id(),
      email,
      displayName: `${firstName} ${lastName}`,
      firstName,
      lastName,
      createdAt: now,
      lastSyncedAt: now,
    })),
  );
  return new Map([...proven, ...unclaimed]);
}
