import { plans } from '#features/plans/plans.ts';
import type { LineTone, PersonSection } from '#platform/desk/person-sections.ts';
import type { IncomeStatus } from '../rules.ts';
import { nameSource } from '../source-names.ts';
import { findByIds } from './queries.ts';

const STATES: Record<IncomeStatus, { label: string; tone: LineTone }> = {
  pending: { label: 'no papers yet', tone: 'neutral' },
  uploaded: { label: 'waits for a review', tone: 'waiting' },
  approved: { label: 'income approved', tone: 'good' },
  rejected: { label: 'income rejected', tone: 'bad' },
};

export const applicationSection: PersonSection = {
  title: 'Applications',
  area: 'people',
  async read({ db }, { applicationIds }) {
    const rows = await findByIds(db, applicationIds);
    return rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      title: `Applied for the ${plans[row.preferredPlan].label} plan`,
      detail: `${row.city}, ${row.state}; came by ${nameSource(row.source)}`,
      state: STATES[row.incomeVerificationStatus],
      href: `/admin/applications/${row.id}`,
    }));
  },
};
