import type { Executor } from '#db/executor.ts';
import type { TransactionContext } from '#platform/context.ts';
import { runBeforeCommit } from '#platform/transaction-end.ts';
import { checkEntry, type Entry } from '../../entry.ts';
import { KeyReusedError } from '../../errors.ts';
import { type SealedEntry, sealEntry } from './entry-digest.ts';
import { insertEntries } from './insert-entries.ts';

type Pending = { entries: Map<string, SealedEntry>; createdAt: Date };

/** Deferred entries of each open transaction. */
const pendingByTransaction = new WeakMap<Executor, Pending>();

/**
 * Defers entries until just before the commit, when all entries of a transaction are inserted by
 * one statement. Scopes are thus locked after every other row, in one order and for the shortest
 * time, so that posting cannot deadlock with other row locks.
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

/**
 * Inserts the deferred entries now, so that later reads see them; their scopes stay locked until
 * commit.
 */
export async function writePending(db: Executor): Promise<void> {
  const pending = pendingByTransaction.get(db);
  if (!pending) return;
  pendingByTransaction.delete(db);
  await insertEntries(db, [...pending.entries.values()], pending.createdAt);
}

/** Whether an entry of this kind about one record is deferred in this transaction. */
export function hasPending(db: Executor, of: { subjectId: string; kind: string }): boolean {
  const waiting = pendingByTransaction.get(db)?.entries.values() ?? [];
  return [...waiting].some(
    ({ entry }) =>
      entry.kind === of.kind && entry.subjectId.toLowerCase() === of.subjectId.toLowerCase(),
  );
}
