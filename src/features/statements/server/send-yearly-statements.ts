import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import { type Group, listFormedGroups } from '#features/groups/server/read-group.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { readMemberSums } from '#features/ledger/server/reading/read-member-sums.ts';
import { queueMails } from '#features/mails/server/queue-mail.ts';
import { readMemberships } from '#features/memberships/server/read-memberships.ts';
import { seatRecipient } from '#features/memberships/server/seat-recipients.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { ENTRY_KINDS, sumsOfAccounts } from '../statement.ts';
import { yearlyMail } from './yearly-mail.ts';

const BATCH = 240;

/**
 * In January, mails everybody who paid in the year before what that was, by part. Idempotent, so
 * every day of January catches up what an outage left.
 */
export async function sendYearlyStatements(context: Context): Promise<void> {
  const today = dateOf(context.clock.now());
  if (today.slice(5, 7) !== '01') return;
  const year = String(Number(today.slice(0, 4)) - 1);
  for (const group of await listFormedGroups(context)) {
    if (group.mode === context.payments.mode) await sendToGroup(context, group, year);
  }
}

async function sendToGroup(context: Context, group: Group, year: string): Promise<void> {
  const sums = await readMemberSums(context.db, {
    book: group.mode,
    scope: groupScope(group.id),
    from: `${year}-01-01`,
    before: `${Number(year) + 1}-01-01`,
    kinds: ENTRY_KINDS,
  });
  const paid = [...sums].map(([membershipId, accounts]) => ({
    membershipId,
    sums: sumsOfAccounts(accounts),
  }));
  for (let start = 0; start < paid.length; start += BATCH) {
    const batch = paid.slice(start, start + BATCH);
    await inTransaction(context, async (tx) => {
      const ids = batch.map(({ membershipId }) => membershipId);
      const memberships = await readMemberships(tx, ids);
      const people = await readUsers(
        tx,
        [...memberships.values()].map(({ userId }) => userId),
      );
      await queueMails(
        tx,
        batch.flatMap(({ membershipId, sums }) => {
          const membership = memberships.get(membershipId);
          const person = membership && people.get(membership.userId);
          if (!person || sums.amount === 0) return [];
          const seat = seatRecipient(tx, person, group, membership.seat);
          return [
            {
              to: person.email,
              dedupeKey: `yearly-statement:${membershipId}:${year}`,
              content: yearlyMail(seat, year, sums),
            },
          ];
        }),
      );
    });
  }
}
