import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<true>();

/** Marks everything `run` does as being inside a transaction. */
export function enterTransactionScope<T>(run: () => Promise<T>): Promise<T> {
  return scope.run(true, run);
}

/** Runs something outside of the transaction it was caused in, such as a timer that it started. */
export function leaveTransactionScope<T>(run: () => T): T {
  return scope.exit(run);
}

/**
 * Stops the use of the outer database inside a transaction: on the embedded database it would
 * deadlock, on PostgreSQL it would not see the transaction's rows.
 */
export function assertOutsideTransaction(): void {
  if (scope.getStore()) {
    throw new Error('The outer database was used inside a transaction; use the one handed in.');
  }
}
