import type { Executor } from './executor.ts';

const named = new WeakSet<Executor>();

/**
 * Allows prepared statements on this database. Not behind a pooler in transaction mode: the next
 * statement may run on another connection, where nothing is prepared.
 */
export function allowNames(db: Executor): void {
  named.add(db);
}

/**
 * Caches a statement that every request runs, because building its SQL costs about as much as
 * running it. Each connection prepares it under its name, so that PostgreSQL plans it once; names are
 * unique in the product.
 */
export function prepareOnce<Prepared>(
  name: string,
  prepare: (db: Executor, name: string) => Prepared,
): (db: Executor) => Prepared {
  const known = new WeakMap<Executor, Prepared>();
  return (db) => {
    const prepared = known.get(db) ?? prepare(db, named.has(db) ? name : UNNAMED);
    known.set(db, prepared);
    return prepared;
  };
}

export const UNNAMED = '';
