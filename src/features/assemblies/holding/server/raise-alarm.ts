import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { AlarmKind } from '../../rules.ts';
import { clearAlarms, insertAlarm } from '../../server/queries.ts';

type Alarm = { assemblyId: string; kind: AlarmKind; detail: string };

/** Stores and logs an alarm for admins, once until it is cleared. */
export async function raiseAlarm(tx: TransactionContext, alarm: Alarm): Promise<void> {
  const isNew = await insertAlarm(tx.db, {
    ...alarm,
    id: tx.randomness.id(),
    raisedAt: tx.clock.now(),
  });
  if (isNew) tx.log.warn(alarm, 'assembly alarm');
}

/** Raises an alarm in its own transaction, because the failed step was rolled back. */
export function raiseAlarmAlone(context: Context, alarm: Alarm): Promise<void> {
  return inTransaction(context, (tx) => raiseAlarm(tx, alarm));
}

/** Clears alarms once the step they are about has happened. */
export async function endAlarms(
  tx: TransactionContext,
  assemblyId: string,
  kinds: readonly AlarmKind[],
): Promise<void> {
  await clearAlarms(tx.db, assemblyId, kinds, tx.clock.now());
}
