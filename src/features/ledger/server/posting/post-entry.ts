import type { TransactionContext } from '#platform/context.ts';
import type { Entry } from '../../entry.ts';
import { deferEntries } from './pending-entries.ts';

/**
 * Posts an entry. Idempotent: a repeat with the same content posts nothing; the same key with other
 * content throws `KeyReusedError`, here or at the end of the transaction, which then fails.
 */
export async function postEntry(tx: TransactionContext, entry: Entry): Promise<void> {
  await deferEntries(tx, [entry]);
}

/** Posts many entries of any scopes, in batches of thousands per statement. */
export async function postEntries(
  tx: TransactionContext,
  entries: readonly Entry[],
): Promise<void> {
  await deferEntries(tx, entries);
}
