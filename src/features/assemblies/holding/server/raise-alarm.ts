import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { AlarmKind } from '../../rules.ts';
import { clearAlarms, insertAlarm } from '../../server/queries.ts';

type Alarm = { assemblyId: string; kind: AlarmKind; detail: string };

/** Writes an alarm down, once until it is cleared. Admins see it; the log says it too. */
export async function raiseAlarm(tx: TransactionContext, alarm: Alarm): Promise<void> {
  const isNew = await insertAlarm(tx.db, {
    ...alarm,
    id: tx.randomness.id(),
    raisedAt: tx.clock.now(),
  });
  if (isNew) tx.log.warn(alarm, 'assembly alarm');
}

/** The same, in a transaction of its own: the step that failed wrote nothing. */
export function raiseAlarmAlone(context: Context, alarm: Alarm): Promise<void> {
  return inTransaction(context, (tx) => raiseAlarm(tx, alarm));
}

/** Marks alarms as over once the step they were about has happened. */
export async function endAlarms(
  tx: TransactionContext,
  assemblyId: string,
  kinds: readonly AlarmKind[],
): Promise<void> {
  await clearAlarms(tx.db, assemblyId, kinds, tx.clock.now());
}
