import { and, asc, eq, sql } from 'drizzle-orm';
import { fullName } from '#features/accounts/full-name.ts';
import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import { countUpTo, type DeskReader, type WaitingKind } from '#platform/desk/waiting.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { addDays, startOfDate } from '#shared/calendar/dates.ts';
import { type AwardTurn, MOVABLE_STEPS, stepTarget } from '../rules.ts';
import { awardNames } from '../texts.ts';
import { isOpen } from './list-queries.ts';
import { awards } from './tables.ts';

const TURNS: Record<AwardTurn, string> = {
  member: 'It is the member’s turn.',
  cooperative: 'It is our turn.',
  title_company: 'The title company is next.',
};

/** Selected so long ago that the target of its step has passed. */
function isLate({ clock, payments }: DeskReader) {
  const today = dateOf(clock.now());
  const latest = MOVABLE_STEPS.map((step) => {
    const days = stepTarget('2000-01-01', step) ?? '';
    return sql`when ${step} then ${today}::date - (${days}::date - date '2000-01-01')`;
  });
  const target = sql`case ${awards.step} ${sql.join(latest, sql` `)} end`;
  return and(eq(awards.book, payments.mode), isOpen, sql`${awards.selectedOn} < ${target}`);
}

export const awardWaits: Readonly<Record<string, WaitingKind>> = {
  awards: {
    title: 'Awards past their step',
    area: 'groups',
    whom: 'Treasurers',
    list: '/admin/awards',
    count: (reader) => countUpTo(reader.db, awards, isLate(reader)),
    async find(reader, most) {
      const rows = await reader.db
        .select()
        .from(awards)
        .where(isLate(reader))
        .orderBy(asc(awards.selectedOn), asc(awards.id))
        .limit(most);
      const people = await readUsers(
        reader,
        rows.map(({ userId }) => userId),
      );
      const { steps } = awardNames('en');
      return rows.map(({ id, userId, seat, step, turn, selectedOn }) => {
        const person = people.get(userId);
        const who = person ? fullName(person) : `Seat ${seat}`;
        const target = stepTarget(selectedOn, step) ?? selectedOn;
        return {
          id,
          since: startOfDate(addDays(target, 1)),
          deadline: startOfDate(target),
          who,
          person: { userId },
          sentence: `Seat ${seat} is still at ‘${steps[step]}’. ${TURNS[turn]}`,
          action: {
            label: 'Open the award',
            href: `/admin/awards?search=${encodeURIComponent(who)}`,
          },
        };
      });
    },
  },
};
