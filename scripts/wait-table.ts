import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeFirstOutcome } from '../src/features/simulator/compute-first-outcome.ts';
import { computeWaitTables } from '../src/features/simulator/waiting/compute-wait-table.ts';

/**
 * `npm run wait-table`: plays the groups behind the wait estimator and those that the simulator
 * shows first, and writes their data files.
 */
const folder = 'src/features/simulator';
const write = (name: string, text: string) => {
  writeFileSync(join(import.meta.dirname, '..', folder, name), `${text}\n`);
  console.log(`Wrote ${folder}/${name}`);
};
write('waiting/wait-table.json', JSON.stringify(computeWaitTables(), null, 2));
write('first-outcome.json', JSON.stringify(computeFirstOutcome()));
