import { readUsers } from '#features/accounts/server/read-user.ts';
import { groupName } from '#features/groups/rules.ts';
import { type Group, readGroup } from '#features/groups/server/read-group.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { AccountRow } from './account-queries.ts';
import type { MailSeat } from './emails.ts';

type Of = Pick<AccountRow, 'membershipId' | 'userId' | 'groupId' | 'seat'>;

/** To whom mails about these memberships go, and what they say of the seat. */
export async function readMailSeats(
  tx: Pick<TransactionContext, 'db' | 'config'>,
  accounts: readonly Of[],
): Promise<Map<string, MailSeat & { email: string }>> {
  const people = await readUsers(
    tx,
    accounts.map(({ userId }) => userId),
  );
  const groups = new Map<string, Group>();
  for (const groupId of new Set(accounts.map((account) => account.groupId))) {
    const group = await readGroup(tx, groupId);
    if (group) groups.set(groupId, group);
  }
  const seats = new Map<string, MailSeat & { email: string }>();
  for (const { membershipId, userId, groupId, seat } of accounts) {
    const person = people.get(userId);
    if (!person) continue;
    const group = groups.get(groupId);
    const locale = person.mailLocale;
    seats.set(membershipId, {
      email: person.email,
      firstName: person.firstName ?? person.displayName ?? '',
      groupName: group ? groupName(group.planId, group.number, locale) : '',
      seat,
      siteUrl: tx.config.publicUrl,
      locale,
    });
  }
  return seats;
}
