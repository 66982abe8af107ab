import { AsyncLocalStorage } from 'node:async_hooks';
import type { Executor } from '#db/executor.ts';
import { enterTransactionScope } from '#db/transaction-scope.ts';

type Open = { readonly db: Executor; failure?: unknown };

const open = new AsyncLocalStorage<Open>();

/** The transaction the identity library has open around the current code, if any. */
export function currentTransaction(): Executor | undefined {
  return open.getStore()?.db;
}

/** Records a failure that the library would ignore, so that its transaction rolls back. */
export function failTransaction(error: unknown): void {
  const store = open.getStore();
  if (store) store.failure = error;
}

/**
 * The database for the identity library. Its transactions are marked like our own: nothing can use
 * the outer database in them, and the mails it requests are queued inside them.
 */
export function shareTransactions(executor: Executor): Executor {
  const transaction = (work: (db: Executor) => Promise<unknown>) =>
    executor.transaction((inner) => {
      const store: Open = { db: inner as unknown as Executor };
      return enterTransactionScope(() =>
        open.run(store, async () => {
          const answer = await work(store.db);
          if (store.failure !== undefined) throw store.failure;
          return answer;
        }),
      );
    });
  return new Proxy(executor, {
    get(target, key) {
      if (key === 'transaction') return transaction;
      const value = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
