import type { TransactionContext } from '#platform/context.ts';
import { readAwardOf } from './read-awards.ts';

/** Whether the home of an awarded seat is bought: then the award is final. */
export async function isBought(tx: TransactionContext, membershipId: string): Promise<boolean> {
  return (await readAwardOf(tx, membershipId))?.step === 'paid';
}

/** A member who stops paying before a home was bought hands the award back. */
export async function endOfUnpaid(tx: Pick<TransactionContext, 'db'>, membershipId: string) {
  const award = await readAwardOf(tx, membershipId);
  return award && award.step !== 'paid' ? 'handed_back' : 'terminated';
}
