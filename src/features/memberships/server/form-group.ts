import { lockApplicationsForShare } from '#features/applications/server/income-approvals.ts';
import { creditDeposits, lockDeposits } from '#features/deposits/server/paying/credit-deposit.ts';
import {
  type FilledGroup,
  lockFilledGroup,
  markFormed,
  readFilledGroup,
} from '#features/groups/server/formation/form-group.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { numberSeats } from '../rules.ts';
import { createMemberships, type Joining } from './create-memberships.ts';
import { announceGroupJob } from './jobs.ts';
import { readJoiningPlaces } from './read-joining-places.ts';

/**
 * Forms a full group once every income is approved and every deposit is paid: its places become
 * numbered seats, held by memberships with their terms, in one transaction. A group that is not
 * ready is not changed.
 */
export async function formGroup(context: Context, { groupId }: { groupId: string }): Promise<void> {
  await inTransaction(context, async (tx) => {
    const seen = await readFilledGroup(tx, groupId);
    if (!seen) return;
    const joining = await lockJoining(tx, seen);
    const filled = await lockFilledGroup(tx, groupId);
    // Places changed while we waited for the locks; that change queued another check.
    if (!filled || !joining || placeIds(filled) !== placeIds(seen)) return;
    const { formedAt, startMonth } = await markFormed(tx, filled.group);
    const group = { ...filled.group, formedAt, startMonth };
    const members = await createMemberships(tx, group, numberSeats(joining), 'formation');
    await creditDeposits(tx, groupId, members);
    await tx.jobs.enqueue(announceGroupJob, { groupId });
  });
}

const placeIds = ({ places }: FilledGroup) =>
  places
    .map(({ id }) => id)
    .sort()
    .join();

/** Locks deposits, then applications: both before the group, as everywhere. */
async function lockJoining(
  tx: TransactionContext,
  { places }: FilledGroup,
): Promise<Joining[] | undefined> {
  const deposits = await lockDeposits(
    tx,
    places.map(({ depositId }) => depositId),
  );
  const applications = await lockApplicationsForShare(
    tx,
    places.flatMap(({ applicationId }) => applicationId ?? []),
  );
  return readJoiningPlaces(tx, places, deposits, applications);
}
