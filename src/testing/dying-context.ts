import type { Executor } from '#db/executor.ts';
import type { Context } from '#platform/context.ts';

/** Thrown in place of a process's death. */
export class Killed extends Error {}

const STATEMENTS = new Set([
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'insert',
  'update',
  'delete',
  'execute',
]);

/**
 * A context whose process dies before its n-th statement: the open transaction is rolled back, and
 * nothing more is done. `steps` says afterwards how many statements there were.
 */
export function dyingContext(context: Context, dieAt: number): Context & { steps: () => number } {
  let count = 0;
  const beforeStatement = () => {
    count += 1;
    if (count >= dieAt) throw new Killed('killed');
  };
  const wrap = (executor: Executor): Executor =>
    new Proxy(executor, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function') return value;
        if (name === 'transaction') {
          return (work: (tx: Executor) => Promise<unknown>, ...rest: unknown[]) => {
            if (count >= dieAt) throw new Killed('killed');
            return value.call(target, (tx: Executor) => work(wrap(tx)), ...rest);
          };
        }
        if (!STATEMENTS.has(String(name))) return value.bind(target);
        return (...given: unknown[]) => {
          beforeStatement();
          return value.apply(target, given);
        };
      },
    });
  return { ...context, db: wrap(context.db), steps: () => count };
}
