import { greetingName } from '#features/accounts/greeting-name.ts';
import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import { groupName } from '#features/groups/rules.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import type {
  ReminderDependencies,
  ReminderKind,
  ReminderScope,
  ReminderSubject,
} from '#features/reminders/server/reminder-kind.ts';
import type { Locale } from '#shared/text/locale.ts';
import { reminderMail } from './mails.ts';
import { findWithoutDetails } from './queries.ts';
import type { PayoutRow } from './tables.ts';

type Owed = ReminderSubject & {
  payout: PayoutRow;
  firstName: string;
  groupName: string;
  locale: Locale;
};

/** Reminds members of money that waits for their bank details. */
export const bankDetailsReminder: ReminderKind<Owed> = {
  name: 'bank-details',
  isMarketing: false,
  schedule: [3, 10, 30, 60, 120, 240, 365],
  find: findOwed,
  mail: ({ config }, { payout, firstName, groupName: name, locale }) =>
    reminderMail(
      { firstName, groupName: name, seat: payout.seat, siteUrl: config.publicUrl, locale },
      payout,
    ),
};

async function findOwed(context: ReminderDependencies, scope: ReminderScope): Promise<Owed[]> {
  const book = context.payments.mode;
  const rows = await findWithoutDetails(context.db, { book, ...scope });
  const people = await readUsers(
    context,
    rows.map(({ userId }) => userId),
  );
  const owed: Owed[] = [];
  for (const payout of rows) {
    const person = people.get(payout.userId);
    const group = await readGroup(context, payout.groupId);
    if (!person || !group) continue;
    owed.push({
      id: payout.id,
      email: person.email,
      anchor: payout.owedAt,
      payout,
      locale: person.mailLocale,
      firstName: greetingName(person),
      groupName: groupName(group.planId, group.number, person.mailLocale),
    });
  }
  return owed;
}
