import type { TransactionContext } from '#platform/context.ts';
import { readFund } from '../../server/read-books.ts';
import type { AssemblyRow } from '../../server/tables.ts';

/** What was decided takes more out of the fund than it holds; nothing of it happens then. */
export class FundNotCovered extends Error {
  override readonly name = 'FundNotCovered';
}

/**
 * Refuses a step that leaves the fund below zero. Called last: reading the fund writes the entries of
 * this transaction, and so locks the group's books until it ends. Nobody can take money out between.
 */
export async function requireCovered(tx: TransactionContext, assembly: AssemblyRow): Promise<void> {
  const left = await readFund(tx.db, assembly);
  if (left < 0) throw new FundNotCovered(`the fund is ${-left} cents short of what was decided`);
}
