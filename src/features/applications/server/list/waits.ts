import { asc, isNotNull } from 'drizzle-orm';
import { plans } from '#features/plans/plans.ts';
import { countUpTo, type WaitingKind } from '#platform/desk/waiting.ts';
import { applications } from '../tables.ts';

const isWaiting = isNotNull(applications.waitingSince);

export const applicationWaits: Readonly<Record<string, WaitingKind>> = {
  reviews: {
    title: 'Income reviews',
    area: 'papers',
    whom: 'Reviewers',
    list: '/admin?incomeStatus=uploaded&sort=waiting',
    count: ({ db }) => countUpTo(db, applications, isWaiting),
    async find({ db }, most) {
      const { id, userId, fullName, preferredPlan, waitingSince } = applications;
      const rows = await db
        .select({ id, userId, fullName, preferredPlan, waitingSince })
        .from(applications)
        .where(isWaiting)
        .orderBy(asc(waitingSince), asc(id))
        .limit(most);
      return rows.flatMap((row) =>
        row.waitingSince
          ? [
              {
                id: row.id,
                since: row.waitingSince,
                who: row.fullName,
                person: row.userId ? { userId: row.userId } : { applicationId: row.id },
                sentence: `Papers for the ${plans[row.preferredPlan].label} plan wait for a decision.`,
                action: { label: 'Review', href: `/admin/applications/${row.id}` },
              },
            ]
          : [],
      );
    },
  },
};
