import { join } from 'node:path';
import { type Part, runParts } from '../run-parts.ts';
import { besideDirectus } from './beside-directus.ts';
import { besideGhost } from './beside-ghost.ts';
import { besideNext } from './beside-next.ts';

const PAINT = 'largest paint ≤ 0.75 of it; blocking time ≤ 150 ms';

/** One part for each product that ours is compared with: `npm start -- directus`. */
const PARTS: Record<string, Part> = {
  next: { measure: besideNext, goals: `the landing page, prerendered: ${PAINT}` },
  ghost: { measure: besideGhost, goals: `an article: ${PAINT}` },
  directus: {
    measure: besideDirectus,
    goals: 'lists ≥ 6 ×; a rare name ≥ 60 ×; a common word ≥ 5 ×; creates ≥ 5 ×',
  },
};

await runParts({
  parts: PARTS,
  usage: 'npm start -- PART …; without a part, all of them.',
  results: join(import.meta.dirname, '../results/peers'),
});
