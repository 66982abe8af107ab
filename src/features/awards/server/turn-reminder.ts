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
import { findWaitingForMember } from './queries.ts';
import type { AwardRow } from './tables.ts';

type Waiting = ReminderSubject & {
  award: AwardRow;
  firstName: string;
  groupName: string;
  locale: Locale;
};

/** Reminds members when it is their turn. */
export const awardTurnReminder: ReminderKind<Waiting> = {
  name: 'award-turn',
  isMarketing: false,
  schedule: [7, 14, 28, 42, 56, 90],
  find: findWaiting,
  mail: ({ config }, { award, firstName, groupName: name, locale }) =>
    reminderMail(
      { firstName, groupName: name, seat: award.seat, siteUrl: config.publicUrl, locale },
      award,
    ),
};

/** The subject includes the turn, so that a repeated step is reminded of again. */
async function findWaiting(
  context: ReminderDependencies,
  { after, ...scope }: ReminderScope,
): Promise<Waiting[]> {
  const rows = await findWaitingForMember(context.db, {
    book: context.payments.mode,
    ...scope,
    after: after?.split(':')[0],
  });
  const people = await readUsers(
    context,
    rows.map(({ userId }) => userId),
  );
  const waiting: Waiting[] = [];
  for (const award of rows) {
    const person = people.get(award.userId);
    const group = await readGroup(context, award.groupId);
    if (!person || !group) continue;
    waiting.push({
      id: `${award.id}:${award.turnSince.getTime()}`,
      email: person.email,
      anchor: award.turnSince,
      award,
      locale: person.mailLocale,
      firstName: greetingName(person),
      groupName: groupName(group.planId, group.number, person.mailLocale),
    });
  }
  return waiting;
}
