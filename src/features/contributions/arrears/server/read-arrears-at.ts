import type { Group } from '#features/groups/server/read-group.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { dueDate, programMonth } from '#features/program-rules/calendar.ts';
import { instalment } from '#features/program-rules/schedule.ts';
import type { Context } from '#platform/context.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import { addDays, startOfDate } from '#shared/calendar/dates.ts';
import { findAccountsOfGroup } from '../../server/accounts/account-queries.ts';
import { findCompleteAt } from '../../server/instalment-queries.ts';

/** A seat with instalments that were due and not complete. */
export type Arrears = {
  membershipId: string;
  seat: number;
  instalments: number;
  /** When the oldest of them was due. */
  dueOn: CalendarDate;
  cents: number;
};

/**
 * The seats of a group that were late at the end of a day: instalments due by then that money had
 * not completed. It goes by when money counted, never by when it was booked.
 */
export async function readArrearsAt(
  { db }: Pick<Context, 'db'>,
  { group, on }: { group: Pick<Group, 'id' | 'planId' | 'startMonth'>; on: CalendarDate },
): Promise<Arrears[]> {
  const { id: groupId, planId, startMonth } = group;
  if (!startMonth) return [];
  const month = Math.min(TERM_MONTHS, programMonth(startMonth, on));
  const last = dueDate(startMonth, Math.max(1, month)) <= on ? month : month - 1;
  if (last < 1) return [];
  const before = startOfDate(addDays(on, 1));
  const accounts = await findAccountsOfGroup(db, groupId);
  const complete = await findCompleteAt(db, { groupId, last, before });
  return accounts.flatMap(({ membershipId, seat, createdAt, closedAt }) => {
    if (createdAt >= before || (closedAt && closedAt < before)) return [];
    const done = new Set(complete.get(membershipId));
    const missing = Array.from({ length: last }, (_, index) => index + 1).filter(
      (k) => !done.has(k),
    );
    const [oldest] = missing;
    if (oldest === undefined) return [];
    const cents = missing.reduce((sum, k) => sum + instalment(planId, k).amount, 0);
    return [
      {
        membershipId,
        seat,
        instalments: missing.length,
        dueOn: dueDate(startMonth, oldest),
        cents,
      },
    ];
  });
}
