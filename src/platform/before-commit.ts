import type { Executor } from '#db/executor.ts';

/** Work deferred to the end of an open transaction, by the transaction's handle. */
const waiting = new WeakMap<Executor, (() => Promise<void>)[]>();

/** Allows work to be deferred to the end of this transaction. */
export function openTransactionEnd(db: Executor): void {
  waiting.set(db, []);
}

/**
 * Defers work until right before the transaction commits; if it fails, so does the transaction.
 * False when `db` is not a transaction of `inTransaction`: then the caller does the work at once.
 */
export function runBeforeCommit(db: Executor, work: () => Promise<void>): boolean {
  const works = waiting.get(db);
  works?.push(work);
  return works !== undefined;
}

/** Runs the deferred work in order, including work that is deferred while it runs. */
export async function runTransactionEnd(db: Executor): Promise<void> {
  const works = waiting.get(db) ?? [];
  for (let work = works.shift(); work; work = works.shift()) await work();
}
