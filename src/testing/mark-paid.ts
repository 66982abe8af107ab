import { sql } from 'drizzle-orm';
import { selectRows } from '#db/executor.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import { programMonth } from '#features/program-rules/calendar.ts';
import type { Context } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';

/**
 * Marks every seat of a group but the late ones as paid for `months`, at least up to the current
 * month, for tests that are not about contributions. Returns a function that restores agreement
 * with the instalments.
 */
export async function markPaid(
  context: Pick<Context, 'db' | 'clock'>,
  groupId: string,
  { late = new Set(), months = 0 }: { late?: ReadonlySet<number>; months?: number } = {},
): Promise<() => Promise<void>> {
  const startMonth = (await readGroup(context, groupId))?.startMonth;
  if (!startMonth) throw new Error(`the group ${groupId} has not formed`);
  const month = Math.max(1, months, programMonth(startMonth, dateOf(context.clock.now())));
  const before = await selectRows<{ id: string; paid: number }>(
    context.db,
    sql`select a.membership_id as id, a.paid from contribution_accounts a
      join memberships m on m.id = a.membership_id where m.group_id = ${groupId}`,
  );
  await context.db.execute(sql`update contribution_accounts a
    set paid = case when m.seat in (select jsonb_array_elements(${JSON.stringify([...late])}::jsonb)::int)
      then least(a.paid, ${month - 1}::int) else greatest(a.paid, ${month}::int) end
    from memberships m where m.id = a.membership_id and m.group_id = ${groupId}
      and ${month}::int + a.prepaid < 240`);
  return async () => {
    await context.db.execute(sql`update contribution_accounts a set paid = b.paid
      from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as b(id uuid, paid int)
      where a.membership_id = b.id`);
  };
}
