import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import { readApplicationsByIds } from '#features/applications/server/read-application.ts';
import type { Membership } from '#features/memberships/server/read-memberships.ts';
import type { Context } from '#platform/context.ts';
import type { AccountRow } from '../../server/accounts/account-queries.ts';

export type Person = { name: string; email: string };

/**
 * The names of the people of these seats: their own, or the application's until they have signed
 * in, or else the address.
 */
export async function readNames(
  context: Pick<Context, 'db'>,
  accounts: readonly Pick<AccountRow, 'membershipId' | 'userId'>[],
  memberships: ReadonlyMap<string, Pick<Membership, 'applicationId'>>,
): Promise<Map<string, Person>> {
  const users = await readUsers(
    context,
    accounts.map(({ userId }) => userId),
  );
  const ids = accounts.flatMap(
    ({ membershipId }) => memberships.get(membershipId)?.applicationId ?? [],
  );
  const applications = new Map(
    (await readApplicationsByIds(context, ids)).map((row) => [row.id, row]),
  );
  return new Map(
    accounts.map(({ membershipId, userId }) => {
      const user = users.get(userId);
      const applicationId = memberships.get(membershipId)?.applicationId;
      const application = applicationId ? applications.get(applicationId) : undefined;
      const email = user?.email ?? application?.email ?? '';
      const own = user?.displayName ?? [user?.firstName, user?.lastName].filter(Boolean).join(' ');
      return [membershipId, { name: own || application?.fullName || email, email }];
    }),
  );
}
