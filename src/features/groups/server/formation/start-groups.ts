import { type Context, inTransaction } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { monthOf } from '#shared/calendar/months.ts';
import { findStartingGroupIds, lockGroup, updateGroup } from '../queries.ts';

/** Marks every formed group whose month 1 has begun as running, each in its own transaction. */
export async function startGroups(context: Context): Promise<void> {
  const now = context.clock.now();
  const month = monthOf(dateOf(now));
  for (const groupId of await findStartingGroupIds(context.db, month)) {
    await inTransaction(context, async (tx) => {
      const group = await lockGroup(tx.db, groupId);
      if (group?.status !== 'formed' || !group.startMonth || group.startMonth > month) return;
      await updateGroup(tx.db, groupId, { status: 'running', startedAt: now });
    });
  }
}
