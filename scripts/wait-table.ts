import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFirstOutcome } from '../src/features/simulator/make-first-outcome.ts';
import { makeWaitTables } from '../src/features/simulator/waiting/make-wait-table.ts';

/**
 * `npm run wait-table`: plays the groups behind the wait estimator and those that the simulator
 * shows first, and writes their data files.
 */
const folder = 'src/features/simulator';
const write = (name: string, text: string) => {
  writeFileSync(join(import.meta.dirname, '..', folder, name), `${text}\n`);
  console.log(`Wrote ${folder}/${name}`);
};
write('waiting/wait-table.json', JSON.stringify(makeWaitTables(), null, 2));
write('first-outcome.json', JSON.stringify(makeFirstOutcome()));
