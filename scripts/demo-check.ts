import { historyDigest } from '../src/server/demo/history-digest.ts';
import { readAboutHistory, readHistory } from '../src/server/demo/history-file.ts';
import { MIGRATIONS_FOLDER } from '../src/server/new-database.ts';
import { compareHistories } from './demo/compare-histories.ts';
import { makeHistory } from './demo/make-history.ts';

/** `npm run demo:check`: plays the demonstration's history anew and compares it with the record. */
const about = readAboutHistory();
if (!about) throw new Error('No history is recorded: npm run demo:make');
if (about.digest !== historyDigest(MIGRATIONS_FOLDER)) {
  throw new Error('The recorded history belongs to other tables or rules: npm run demo:make');
}
const { tables } = await makeHistory();
const differences = compareHistories(readHistory().tables, tables);
for (const { table, recorded, played } of differences) {
  console.log(`${table}: ${recorded.length} rows only recorded, ${played.length} only played`);
  for (const [name, row] of Object.entries({ recorded: recorded[0], played: played[0] })) {
    if (row !== undefined) console.log(`  ${name}: ${row.slice(0, 300)}`);
  }
}
console.log(`${tables.length} tables played, ${differences.length} different.`);
process.exitCode = differences.length === 0 ? 0 : 1;
