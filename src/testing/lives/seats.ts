import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import { listAccounts } from '#features/contributions/server/accounts/settle-account.ts';
import type { Group } from '#features/groups/server/read-group.ts';
import { listHolders, type Membership } from '#features/memberships/server/read-memberships.ts';
import type { Session } from '#platform/routes.ts';
import { type LifeWorld, sessionOf } from './life-world.ts';

export type LifeSeat = {
  readonly seat: number;
  readonly membershipId: string;
  readonly session: Session;
  readonly status: Membership['status'];
  /** Instalments paid in order, and prepaid from the end. */
  readonly paid: number;
  readonly prepaid: number;
  /** What the cooperative charges by itself, if the member allowed it. */
  readonly savedMethodId: string | null;
};

/** The current state of a group's seats, by seat. */
export async function readSeats({ context }: LifeWorld, { id }: Group): Promise<LifeSeat[]> {
  const holders = await listHolders(context, id);
  const accounts = new Map((await listAccounts(context, id)).map((row) => [row.membershipId, row]));
  const users = await readUsers(
    context,
    holders.map(({ userId }) => userId),
  );
  return holders.map(({ seat, id: membershipId, userId, status }) => {
    const account = accounts.get(membershipId);
    if (!account) throw new Error(`seat ${seat} has no account`);
    const session = sessionOf(userId, users.get(userId)?.email ?? '');
    const { paid, prepaid, savedMethodId } = account;
    return { seat, membershipId, session, status, paid, prepaid, savedMethodId };
  });
}
