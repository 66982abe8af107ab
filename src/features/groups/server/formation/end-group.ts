import { queueRefunds } from '#features/deposits/server/refunds/refund-deposit.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { groupErrors } from '../../errors.ts';
import { groupName } from '../../rules.ts';
import { isWindowOver } from '../../window.ts';
import { findActivePlaces } from '../places/place-queries.ts';
import { findExpiredGroupIds, type GroupRow, lockGroup, updateGroup } from '../queries.ts';

type Ending = {
  status: 'not_formed' | 'cancelled';
  reason: 'group_not_formed' | 'group_cancelled';
};

/**
 * Ends every group whose window is over, each in its own transaction: one failure does not stop the
 * others and is retried in the next run. Groups of another mode are left until that mode runs,
 * since only then their deposits can be refunded.
 */
export async function closeExpiredGroups(context: Context): Promise<void> {
  const { db, clock, payments } = context;
  const failures: Error[] = [];
  for (const groupId of await findExpiredGroupIds(db, payments.mode, clock.now())) {
    await inTransaction(context, (tx) => closeIfOver(tx, groupId)).catch((error: Error) =>
      failures.push(error),
    );
  }
  const [cause] = failures;
  if (cause) throw new Error(`${failures.length} groups could not be closed`, { cause });
}

async function closeIfOver(tx: TransactionContext, groupId: string): Promise<void> {
  const group = await lockGroup(tx.db, groupId);
  if (group?.status !== 'forming' || !isWindowOver(group.closesAt, tx.clock.now())) return;
  await endGroup(tx, group, { status: 'not_formed', reason: 'group_not_formed' });
}

/**
 * Ends a forming group by an admin's decision; every deposit of it is refunded. The name the admin
 * typed is compared before anything is done.
 */
export async function cancelGroup(
  tx: TransactionContext,
  { groupId, confirmation }: { groupId: string; confirmation: string },
): Promise<{ before: GroupRow; refunds: number }> {
  const group = await lockGroup(tx.db, groupId);
  if (!group) throw groupErrors.GROUP_NOT_FOUND();
  if (group.status !== 'forming') throw groupErrors.GROUP_NOT_FORMING();
  const name = groupName(group.planId, group.number);
  if (confirmation.toLowerCase() !== name.toLowerCase()) {
    throw groupErrors.WRONG_GROUP_NAME().at('confirmation');
  }
  const refunds = await endGroup(tx, group, { status: 'cancelled', reason: 'group_cancelled' });
  return { before: group, refunds };
}

/**
 * The group ends and its refunds are queued in the same transaction, so each deposit is refunded
 * once.
 */
async function endGroup(
  tx: TransactionContext,
  group: GroupRow,
  { status, reason }: Ending,
): Promise<number> {
  const places = await findActivePlaces(tx.db, group.id);
  await updateGroup(tx.db, group.id, { status, endedAt: tx.clock.now() });
  await queueRefunds(
    tx,
    places.map(({ depositId }) => depositId),
    reason,
  );
  return places.length;
}
