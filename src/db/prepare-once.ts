import type { Executor } from './executor.ts';

/**
 * Keeps a statement that every request runs: building its SQL costs about as much as running it. It
 * is prepared without a name, so that a connection pooler in between does not matter.
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

/** What the library calls the statement; pg sends none when it is empty. */
export const UNNAMED = '';
