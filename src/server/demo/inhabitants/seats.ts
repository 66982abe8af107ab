import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import {
  type ContributionAccount,
  listAccounts,
} from '#features/contributions/server/accounts/settle-account.ts';
import type { Group } from '#features/groups/server/read-group.ts';
import { listHolders, type Membership } from '#features/memberships/server/read-memberships.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';

/** A seat with what it has paid, and the session of whoever holds it. */
export type Seat = {
  readonly seat: number;
  readonly membershipId: string;
  readonly session: Session;
  readonly name: string;
  readonly status: Membership['status'];
  readonly account: ContributionAccount;
};

/** The seats of a group as they are now, by number. */
export async function readSeats(context: Context, { id }: Group): Promise<Seat[]> {
  const holders = await listHolders(context, id);
  const accounts = new Map((await listAccounts(context, id)).map((row) => [row.membershipId, row]));
  const users = await readUsers(
    context,
    holders.map(({ userId }) => userId),
  );
  return holders.flatMap(({ seat, id: membershipId, userId, status }) => {
    const [account, user] = [accounts.get(membershipId), users.get(userId)];
    if (!account || !user) return [];
    const session = sessionOf(userId, user.email);
    return [{ seat, membershipId, session, name: user.displayName || user.email, status, account }];
  });
}

/** A session as the product's guards return it. */
export const sessionOf = (userId: string, email: string, isAdmin = false): Session => ({
  userId,
  email,
  isEmailVerified: true,
  isAdmin,
});
