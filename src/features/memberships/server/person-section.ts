import { desc, inArray } from 'drizzle-orm';
import { readGroupNames } from '#features/groups/server/read-group.ts';
import type { PersonSection } from '#platform/desk/person-sections.ts';
import type { MembershipStatus } from '../rules.ts';
import { findByIds } from './queries.ts';
import { membershipChanges } from './tables.ts';

const words = (status: MembershipStatus) => status.replaceAll('_', ' ');

export const seatSection: PersonSection = {
  title: 'Seats',
  area: 'people',
  async read({ db }, { membershipIds }, most) {
    const rows = await findByIds(db, membershipIds);
    if (rows.length === 0) return [];
    const names = await readGroupNames(
      { db },
      rows.map(({ groupId }) => groupId),
    );
    const seatOf = new Map(
      rows.map(({ id, groupId, seat }) => [id, `Seat ${seat}, ${names.get(groupId) ?? ''}`]),
    );
    const changes = await db
      .select()
      .from(membershipChanges)
      .where(inArray(membershipChanges.membershipId, [...membershipIds]))
      .orderBy(desc(membershipChanges.changedAt))
      .limit(most);
    return [
      ...rows.map((row) => ({
        id: row.id,
        at: null,
        title: seatOf.get(row.id) ?? '',
        detail: `started ${row.startMonth}`,
        state: {
          label: words(row.status),
          tone: row.heldUntil ? ('neutral' as const) : ('good' as const),
        },
        href: `/admin/contributions?group=${row.groupId}`,
      })),
      ...changes.map((change) => ({
        id: change.id,
        at: change.changedAt,
        title: `${seatOf.get(change.membershipId) ?? ''}: ${words(change.toStatus)}`,
        detail: change.reason,
      })),
    ];
  },
};
