import { readMemberships } from '#features/memberships/server/read-memberships.ts';
import type { Context } from '#platform/context.ts';
import { type Person, readNames } from './read-names.ts';

/** The people of these memberships with their seats, by membership. */
export async function readSeatNames(
  context: Pick<Context, 'db'>,
  membershipIds: readonly string[],
): Promise<Map<string, Person & { seat: number }>> {
  const memberships = await readMemberships(context, [...new Set(membershipIds)]);
  const holders = [...memberships.values()];
  const seats = holders.map(({ id, userId }) => ({ membershipId: id, userId }));
  const people = await readNames(context, seats, memberships);
  return new Map(
    holders.map(({ id, seat }) => [id, { ...(people.get(id) ?? { name: '', email: '' }), seat }]),
  );
}
