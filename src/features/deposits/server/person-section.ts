import { desc, eq, inArray, or } from 'drizzle-orm';
import { plans } from '#features/plans/plans.ts';
import type { LineTone, PersonSection } from '#platform/desk/person-sections.ts';
import type { DepositStatus } from '../rules.ts';
import { deposits } from './tables.ts';

const TONES: Record<DepositStatus, LineTone> = {
  pending: 'waiting',
  completed: 'good',
  refunded: 'neutral',
  failed: 'bad',
  expired: 'neutral',
};

export const depositSection: PersonSection = {
  title: 'Deposits',
  area: 'money',
  async read({ db }, { applicationIds, email }, most) {
    const rows = await db
      .select()
      .from(deposits)
      .where(
        or(
          eq(deposits.email, email),
          applicationIds.length > 0
            ? inArray(deposits.applicationId, [...applicationIds])
            : undefined,
        ),
      )
      .orderBy(desc(deposits.createdAt), desc(deposits.id))
      .limit(most);
    return rows.map((row) => ({
      id: row.id,
      at: row.completedAt ?? row.createdAt,
      title: `Deposit for the ${plans[row.planId].label} plan`,
      detail: row.creditedAt ? 'credited to the first instalment' : undefined,
      state: { label: row.status, tone: TONES[row.status] },
      cents: row.amountCents,
      href: `/admin/deposits?search=${encodeURIComponent(row.email)}`,
    }));
  },
};
