import type { Executor } from '#db/executor.ts';

type Deferred = { beforeCommit: (() => Promise<void>)[]; afterCommit: (() => void)[] };

const waiting = new WeakMap<Executor, Deferred>();

/** Allows work to be deferred to the end of this transaction. */
export function openTransactionEnd(db: Executor): void {
  waiting.set(db, { beforeCommit: [], afterCommit: [] });
}

/**
 * Defers work until right before the commit; if it fails, so does the transaction. False when `db`
 * is not a transaction of `inTransaction`: the caller then does the work itself.
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
 * Runs the work deferred until before the commit, in order, including what it defers itself;
 * returns the work for after the commit.
 */
export async function endTransaction(db: Executor): Promise<readonly (() => void)[]> {
  const { beforeCommit, afterCommit } = waiting.get(db) ?? { beforeCommit: [], afterCommit: [] };
  for (let work = beforeCommit.shift(); work; work = beforeCommit.shift()) await work();
  return afterCommit;
}
