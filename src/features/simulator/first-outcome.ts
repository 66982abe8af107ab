import { type Assumptions, DEFAULTS } from './assumptions.ts';
import type { Outcome } from './engine/outcome.ts';
import table from './first-outcome.json' with { type: 'json' };

/**
 * The outcome of the default assumptions: shown before any script runs. Written by `npm run
 * wait-table`.
 */
export const FIRST_OUTCOME: Outcome = table;

/** Whether the outcome for these assumptions is already known. */
export function isFirst(assumptions: Assumptions): boolean {
  return (Object.keys(DEFAULTS) as (keyof Assumptions)[]).every(
    (name) => assumptions[name] === DEFAULTS[name],
  );
}
