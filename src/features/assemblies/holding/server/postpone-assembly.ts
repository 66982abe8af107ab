import { postponeBidding } from '#features/bids/server/close-bidding.ts';
import type { TransactionContext } from '#platform/context.ts';
import { roundOf } from '#shared/beacon-chain.ts';
import { announcePostponedJob } from '../../server/jobs.ts';
import { updateAssembly } from '../../server/queries.ts';
import type { AssemblyRow } from '../../server/tables.ts';
import { postponedTo } from '../postpone.ts';
import { raiseAlarm } from './raise-alarm.ts';

/**
 * Postpones an open assembly whose round became public before its list closed: whoever froze the
 * list now would know the result. Its bids can already be opened, so members have to bid again.
 */
export async function postponeAssembly(
  tx: TransactionContext,
  assembly: AssemblyRow,
  previous: AssemblyRow | undefined,
): Promise<void> {
  const { id, chain, round, closesAt, heldAt, postponements } = assembly;
  const now = tx.clock.now();
  const next = postponedTo(now, previous?.heldAt);
  const nextRound = roundOf(chain, next.heldAt);
  await postponeBidding(tx, { id, round: nextRound, closesAt: next.closesAt });
  await updateAssembly(tx.db, id, {
    ...next,
    round: nextRound,
    postponements: [
      ...postponements,
      {
        at: now.toISOString(),
        closesAt: closesAt.toISOString(),
        heldAt: heldAt.toISOString(),
        round,
      },
    ],
  });
  const detail = `The list was not closed before round ${round} was public. The assembly is held ${next.heldAt.toISOString()} instead.`;
  await raiseAlarm(tx, { assemblyId: id, kind: 'postponed', detail });
  await tx.jobs.enqueue(announcePostponedJob, { assemblyId: id });
}
