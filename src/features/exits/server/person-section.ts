import type { PersonSection } from '#platform/desk/person-sections.ts';
import { stillOwed } from '../rules.ts';
import { exitNames } from '../texts.ts';
import { findExitsOfUser } from './queries.ts';

/** How each seat ended that a person has left, and what they owe for it. */
export const exitSection: PersonSection = {
  title: 'Statements',
  area: 'money',
  async read({ db }, { userId }) {
    const exits = userId ? await findExitsOfUser(db, userId) : [];
    const { kinds } = exitNames('en');
    return exits.map((exit) => {
      const { id, kind, seat, madeAt } = exit;
      const cents = stillOwed(exit);
      const owed = { cents, state: { label: 'owed by the member', tone: 'bad' } } as const;
      const line = { id, at: madeAt, title: `Seat ${seat}: ${kinds[kind]}` };
      return cents > 0 ? { ...line, ...owed } : line;
    });
  },
};
