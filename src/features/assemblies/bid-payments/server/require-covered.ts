import type { TransactionContext } from '#platform/context.ts';
import { readFund } from '../../server/read-books.ts';
import type { AssemblyRow } from '../../server/tables.ts';

/** The decision needs more than the fund holds; the transaction is rolled back. */
export class FundNotCovered extends Error {
  override readonly name = 'FundNotCovered';
}

/**
 * Refuses a step that leaves the fund below zero. Called last: reading the fund flushes the entries
 * of this transaction, which locks the group's books until it commits. So no concurrent transaction
 * can take money out after this check.
 */
export async function requireCovered(tx: TransactionContext, assembly: AssemblyRow): Promise<void> {
  const left = await readFund(tx.db, assembly);
  if (left < 0) throw new FundNotCovered(`the fund is ${-left} cents short of what was decided`);
}
