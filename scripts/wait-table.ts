import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeWaitTable } from '../src/features/simulator/make-wait-table.ts';

/** `npm run wait-table`: plays the groups behind the wait estimator and writes its data file. */
const file = join(import.meta.dirname, '../src/features/simulator/wait-table.json');
writeFileSync(file, `${JSON.stringify(makeWaitTable(), null, 2)}\n`);
console.log('Wrote src/features/simulator/wait-table.json');
