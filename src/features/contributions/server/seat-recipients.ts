import type { MailChoice } from '#features/accounts/mail-choices.ts';
import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import { readGroups } from '#features/groups/server/read-group.ts';
import { type SeatRecipient, seatRecipient } from '#features/memberships/server/seat-recipients.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { AccountRow } from './accounts/account-queries.ts';

type Of = Pick<AccountRow, 'membershipId' | 'userId' | 'groupId' | 'seat'>;

/** A recipient with their address, and how much mail they want. */
export type SeatAddress = SeatRecipient & { email: string; mailChoice: MailChoice };

/** The recipients of mails about these memberships, and what the mails say about the seat. */
export async function readSeatRecipients(
  tx: Pick<TransactionContext, 'db' | 'config'>,
  accounts: readonly Of[],
): Promise<Map<string, SeatAddress>> {
  const people = await readUsers(
    tx,
    accounts.map(({ userId }) => userId),
  );
  const groups = await readGroups(
    tx,
    accounts.map(({ groupId }) => groupId),
  );
  const seats = new Map<string, SeatAddress>();
  for (const { membershipId, userId, groupId, seat } of accounts) {
    const person = people.get(userId);
    if (!person) continue;
    const about = seatRecipient(tx, person, groups.get(groupId), seat);
    seats.set(membershipId, { ...about, email: person.email, mailChoice: person.mailChoice });
  }
  return seats;
}
