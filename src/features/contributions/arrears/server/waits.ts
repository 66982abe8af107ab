import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { readMemberships } from '#features/memberships/server/read-memberships.ts';
import { END_DAY, REMINDER_DAYS } from '#features/program-rules/constants.ts';
import { countUpTo, type DeskReader, type WaitingKind } from '#platform/desk/waiting.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { addDays, daysBetween, startOfDate } from '#shared/calendar/dates.ts';
import { readNames } from '../../admin/server/read-names.ts';
import { owedOn } from '../../rules.ts';
import { contributionAccounts } from '../../server/tables.ts';
import { END_STEP } from '../arrears.ts';

/** The day of the last reminder: from then on somebody should call. */
const LAST_REMINDER_DAY = REMINDER_DAYS.at(-1) ?? END_DAY;

/** Seats whose end is near. One whose reminders are paused waits for nothing. */
function isNearItsEnd({ clock, payments }: DeskReader) {
  const { book, closedAt, dueOn, pausedUntil } = contributionAccounts;
  const today = dateOf(clock.now());
  return and(
    eq(book, payments.mode),
    sql`${closedAt} is null`,
    lte(dueOn, addDays(today, -LAST_REMINDER_DAY)),
    or(isNull(pausedUntil), sql`${pausedUntil} < ${today}::date`),
  );
}

export const arrearsWaits: Readonly<Record<string, WaitingKind>> = {
  arrears: {
    title: `Arrears of ${LAST_REMINDER_DAY} days and more`,
    area: 'money',
    whom: 'Treasurers',
    list: '/admin/arrears?state=days-80',
    count: (reader) => countUpTo(reader.db, contributionAccounts, isNearItsEnd(reader)),
    async find(reader, most) {
      const today = dateOf(reader.clock.now());
      const accounts = await reader.db
        .select()
        .from(contributionAccounts)
        .where(isNearItsEnd(reader))
        .orderBy(asc(contributionAccounts.dueOn), asc(contributionAccounts.membershipId))
        .limit(most);
      const ids = accounts.map(({ membershipId }) => membershipId);
      const people = await readNames(reader, accounts, await readMemberships(reader, ids));
      return accounts.flatMap((account) => {
        const { membershipId, userId, seat, dueOn, nextStep, nextStepOn } = account;
        if (!dueOn) return [];
        const days = daysBetween(dueOn, today);
        const endsOn = nextStep === END_STEP ? nextStepOn : null;
        return [
          {
            id: membershipId,
            since: startOfDate(addDays(dueOn, LAST_REMINDER_DAY)),
            deadline: endsOn ? startOfDate(endsOn) : undefined,
            who: people.get(membershipId)?.name || `Seat ${seat}`,
            person: { userId },
            sentence: `Seat ${seat} is ${days} days late. ${days < END_DAY ? 'It ends soon: call, or pause the reminders.' : 'It has reached its last day.'}`,
            cents: owedOn(account, account.startMonth, today).amountCents,
            action: { label: 'Call and act', href: `/admin/people/${userId}` },
          },
        ];
      });
    },
  },
};
