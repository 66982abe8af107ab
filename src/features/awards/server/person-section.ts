import type { PersonSection } from '#platform/desk/person-sections.ts';
import { awardNames } from '../texts.ts';
import { findAwardsOfUser, findChanges, findPapers } from './queries.ts';

export const awardSection: PersonSection = {
  title: 'Award',
  area: 'groups',
  async read({ db }, { userId }) {
    const awards = userId ? await findAwardsOfUser(db, userId) : [];
    if (awards.length === 0) return [];
    const { steps, ends } = awardNames('en');
    const changes = await findChanges(
      db,
      awards.map(({ id }) => id),
    );
    return [
      ...awards.map((award) => ({
        id: award.id,
        at: null,
        title: `Credit of seat ${award.seat}`,
        detail: award.address ?? `selected on ${award.selectedOn}`,
        state: {
          label: award.end ? ends[award.end] : steps[award.step],
          tone: award.step === 'paid' ? ('good' as const) : ('waiting' as const),
        },
        cents: award.creditCents,
        href: '/admin/awards',
      })),
      ...changes.map((change) => ({
        id: change.id,
        at: change.at,
        title: `Award: ${steps[change.step]}`,
        detail: change.reason,
      })),
    ];
  },
};

export const purchasePaperSection: PersonSection = {
  title: 'Papers of the purchase',
  area: 'papers',
  async read({ db }, { userId }) {
    const awards = userId ? await findAwardsOfUser(db, userId) : [];
    if (awards.length === 0) return [];
    const { papers: names } = awardNames('en');
    const papers = await findPapers(
      db,
      awards.map(({ id }) => id),
    );
    return papers.map(({ id, uploadedAt, kind, name }) => ({
      id,
      at: uploadedAt,
      title: name,
      detail: names[kind],
      href: '/admin/awards',
    }));
  },
};
