import type { Executor } from '#db/executor.ts';
import { runBeforeCommit } from '#platform/before-commit.ts';
import type { TransactionContext } from '#platform/context.ts';
import { checkEntry, type Entry } from '../entry.ts';
import { KeyReusedError } from '../errors.ts';
import { type SealedEntry, sealEntry } from './entry-digest.ts';
import { insertEntries } from './insert-entries.ts';

type Pending = { entries: Map<string, SealedEntry>; createdAt: Date };

/** Entries that wait for the end of their transaction, by the transaction's handle. */
const pendingByTransaction = new WeakMap<Executor, Pending>();

/**
 * Puts entries off until right before the commit, where all of a transaction are written by one
 * statement. The scopes are locked then, after every other row, in one order and for the shortest
 * time: whoever posts cannot deadlock with whoever locks other rows.
 */
export async function deferEntries(
  tx: TransactionContext,
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return;
  const { db } = tx;
  const pending = pendingByTransaction.get(db) ?? { entries: new Map(), createdAt: tx.clock.now() };
  for (const entry of entries) {
    checkEntry(entry);
    const sealed = sealEntry(entry);
    const name = `${entry.book} ${entry.scope} ${entry.key}`;
    const same = pending.entries.get(name);
    if (same && same.repeatDigest !== sealed.repeatDigest)
      throw new KeyReusedError(`the ledger key ${entry.key} was used for another entry`);
    if (!same) pending.entries.set(name, sealed);
  }
  if (pendingByTransaction.has(db)) return;
  pendingByTransaction.set(db, pending);
  if (!runBeforeCommit(db, () => writePending(db))) await writePending(db);
}

/** Writes what waits now, so that what is read afterwards contains it; locks the scopes from here on. */
export async function writePending(db: Executor): Promise<void> {
  const pending = pendingByTransaction.get(db);
  if (!pending) return;
  pendingByTransaction.delete(db);
  await insertEntries(db, [...pending.entries.values()], pending.createdAt);
}

/** Whether an entry of a kind about one record waits. */
export function hasPending(db: Executor, of: { subjectId: string; kind: string }): boolean {
  const waiting = pendingByTransaction.get(db)?.entries.values() ?? [];
  return [...waiting].some(
    ({ entry }) =>
      entry.kind === of.kind && entry.subjectId.toLowerCase() === of.subjectId.toLowerCase(),
  );
}
