import type { Executor } from './executor.ts';

/**
 * Caches a statement that every request runs, because building its SQL costs about as much as
 * running it. It has no name of its own: whether it gets one depends on the connection.
 */
export function prepareOnce<Prepared>(
  prepare: (db: Executor) => Prepared,
): (db: Executor) => Prepared {
  const known = new WeakMap<Executor, Prepared>();
  return (db) => {
    const prepared = known.get(db) ?? prepare(db);
    known.set(db, prepared);
    return prepared;
  };
}

/** The statement's name; pg sends an unnamed statement when it is empty. */
export const UNNAMED = '';
