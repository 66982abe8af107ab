import { greetingName } from '#features/accounts/greeting-name.ts';
import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import {
  readAnnouncedIn,
  readReceivedThisMonth,
} from '#features/contributions/server/read-received.ts';
import { groupName } from '#features/groups/rules.ts';
import { type Group, listFormedGroups } from '#features/groups/server/read-group.ts';
import { queueMails } from '#features/mails/server/queue-mail.ts';
import { listHolders } from '#features/memberships/server/read-memberships.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { firstDate, programMonth } from '#features/program-rules/calendar.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { addDays } from '#shared/calendar/dates.ts';
import { readDigests } from './digest.ts';
import { digestMail } from './mails.ts';

/** A day after automatic payments are announced, so that nobody gets a second digest. */
const DAYS_BEFORE = 2;
const BATCH = 100;

/**
 * Sends the digest of a month to members who chose it and have no automatic payment, which would
 * have brought it. Idempotent.
 */
export async function sendDigests(context: Context): Promise<void> {
  const today = dateOf(context.clock.now());
  for (const group of await listFormedGroups(context)) {
    if (group.mode !== context.payments.mode || !group.startMonth) continue;
    const next = programMonth(group.startMonth, today) + 1;
    const isDue = today >= addDays(firstDate(group.startMonth, next), -DAYS_BEFORE);
    if (isDue && next > 1 && next <= TERM_MONTHS + 1) await sendToGroup(context, group, next);
  }
}

async function sendToGroup(context: Context, group: Group, month: number): Promise<void> {
  const announced = await readAnnouncedIn(context, { groupId: group.id, month });
  const holders = (await listHolders(context, group.id)).filter(
    ({ id, status }) => (status === 'active' || status === 'awarded') && !announced.has(id),
  );
  for (let start = 0; start < holders.length; start += BATCH) {
    const batch = holders.slice(start, start + BATCH);
    await inTransaction(context, async (tx) => {
      const people = await readUsers(
        tx,
        batch.map(({ userId }) => userId),
      );
      const wanted = batch.flatMap(({ id: membershipId, userId, groupId, seat }) => {
        const person = people.get(userId);
        if (person?.mailChoice !== 'digest') return [];
        return [{ membershipId, groupId, seat, person, locale: person.mailLocale }];
      });
      const parts = await readDigests(tx, wanted);
      const received = await readReceivedThisMonth(
        tx,
        wanted.map(({ membershipId }) => membershipId),
      );
      await queueMails(
        tx,
        wanted.flatMap(({ membershipId, seat, person, locale }) => {
          const part = parts.get(membershipId);
          if (!part) return [];
          const to = {
            firstName: greetingName(person),
            groupName: groupName(group.planId, group.number, locale),
            seat,
            siteUrl: tx.config.publicUrl,
            locale,
          };
          const content = digestMail(to, {
            ...part,
            receivedCents: received.get(membershipId) ?? 0,
          });
          return [
            { to: person.email, dedupeKey: `monthly-digest:${membershipId}:${month}`, content },
          ];
        }),
      );
    });
  }
}
