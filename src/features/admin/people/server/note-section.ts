import type { PersonSection } from '#platform/desk/person-sections.ts';
import { findNotes } from '../../server/queries.ts';

export const noteSection: PersonSection = {
  title: 'Notes',
  area: 'people',
  async read({ db }, person, most) {
    const notes = await findNotes(db, person, most);
    return notes.map(({ id, createdAt, note, authorEmail }) => ({
      id,
      at: createdAt,
      title: note,
      detail: `by ${authorEmail}`,
    }));
  },
};
