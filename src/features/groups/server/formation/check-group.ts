import { readApprovedIncomes } from '#features/applications/server/income-approvals.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { approvalDue } from '../../approvals.ts';
import { fillVacancies, moveBack } from '../places/move-between-groups.ts';
import { findActivePlaces, type PlaceRow, setApprovalDue } from '../places/place-queries.ts';
import { findFilledGroupIds, findGroup, type GroupRow, lockGroup, lockPlan } from '../queries.ts';
import { groupReadyJob } from './group-ready.ts';
import { remindOfApproval } from './remind-of-approval.ts';

/**
 * Checks a full group that has not formed: people who are not approved are reminded, and moved to
 * the next group after the deadline; approved places of later groups move up. When every income is
 * approved, the group is ready to form. Idempotent.
 */
export async function checkGroup(
  context: Context,
  { groupId }: { groupId: string },
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const found = await findGroup(tx.db, groupId);
    if (!found) return;
    await lockPlan(tx.db, found);
    const group = await lockGroup(tx.db, groupId);
    if (group?.status === 'forming' && group.filledAt) await checkLocked(tx, group, group.filledAt);
  });
}

/** Checks every full group of the running mode, each in its own transaction. */
export async function checkFilledGroups(context: Context): Promise<void> {
  const failures: Error[] = [];
  for (const groupId of await findFilledGroupIds(context.db, { mode: context.payments.mode })) {
    await checkGroup(context, { groupId }).catch((error: Error) => failures.push(error));
  }
  const [cause] = failures;
  if (cause) throw new Error(`${failures.length} groups could not be checked`, { cause });
}

async function checkLocked(tx: TransactionContext, group: GroupRow, filledAt: Date): Promise<void> {
  const now = tx.clock.now();
  for (const place of await findWaiting(tx, group.id)) {
    const dueAt = approvalDue(place, filledAt);
    if (dueAt <= now) await moveBack(tx, group, place);
    else {
      if (!place.approvalDueAt) await setApprovalDue(tx.db, place.id, dueAt);
      await remindOfApproval(tx, group, place, dueAt);
    }
  }
  await fillVacancies(tx, group);
  const after = await lockGroup(tx.db, group.id);
  const isFull = after?.memberCount === group.capacity;
  if (!isFull || (await findWaiting(tx, group.id)).length > 0) return;
  await tx.jobs.enqueue(groupReadyJob, { groupId: group.id });
}

/** The places whose income is not approved. */
async function findWaiting(tx: TransactionContext, groupId: string): Promise<PlaceRow[]> {
  const places = await findActivePlaces(tx.db, groupId);
  const approved = await readApprovedIncomes(
    tx,
    places.flatMap(({ applicationId }) => applicationId ?? []),
  );
  return places.filter(({ applicationId }) => !applicationId || !approved.has(applicationId));
}
