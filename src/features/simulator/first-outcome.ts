import { type Assumptions, DEFAULTS } from './assumptions.ts';
import type { Outcome } from './engine/outcome.ts';
import table from './first-outcome.json' with { type: 'json' };

/** What the default assumptions give: shown before any script runs. `npm run wait-table` writes it. */
export const FIRST_OUTCOME: Outcome = table;

/** Whether the outcome for these assumptions is known without playing. */
export function isFirst(assumptions: Assumptions): boolean {
  return (Object.keys(DEFAULTS) as (keyof Assumptions)[]).every(
    (name) => assumptions[name] === DEFAULTS[name],
  );
}
