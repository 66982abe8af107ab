import type { Executor } from '#db/executor.ts';

/** Work deferred to the end of an open transaction. */
type Deferred = { beforeCommit: (() => Promise<void>)[]; afterCommit: (() => void)[] };

/** By the transaction's handle. */
const waiting = new WeakMap<Executor, Deferred>();

/** Allows work to be deferred to the end of this transaction. */
export function openTransactionEnd(db: Executor): void {
  waiting.set(db, { beforeCommit: [], afterCommit: [] });
}

/**
 * Defers work until right before the transaction commits; if it fails, so does the transaction.
 * False when `db` is not a transaction of `inTransaction`: then the caller does the work at once.
 */
export function runBeforeCommit(db: Executor, work: () => Promise<void>): boolean {
  const deferred = waiting.get(db);
  deferred?.beforeCommit.push(work);
  return deferred !== undefined;
}

/**
 * Defers work until the transaction has committed; it is dropped when the transaction is rolled
 * back, and lost when the process dies. False when `db` is not a transaction of `inTransaction`.
 */
export function runAfterCommit(db: Executor, work: () => void): boolean {
  const deferred = waiting.get(db);
  deferred?.afterCommit.push(work);
  return deferred !== undefined;
}

/**
 * Runs what was deferred until before the commit, in order, including work that is deferred while it
 * runs; returns what is to run after the commit.
 */
export async function endTransaction(db: Executor): Promise<readonly (() => void)[]> {
  const { beforeCommit, afterCommit } = waiting.get(db) ?? { beforeCommit: [], afterCommit: [] };
  for (let work = beforeCommit.shift(); work; work = beforeCommit.shift()) await work();
  return afterCommit;
}
