import { historyDigest } from '../src/server/demo/history-digest.ts';
import { readAboutHistory } from '../src/server/demo/history-file.ts';
import { MIGRATIONS_FOLDER } from '../src/server/new-database.ts';
import { digestTables } from './demo/dump-history.ts';
import { makeHistory } from './demo/make-history.ts';

/** `npm run demo:check`: plays the demonstration's history anew and compares it with the record. */
const about = readAboutHistory();
if (!about) throw new Error('No history is recorded: npm run demo:make');
if (about.digest !== historyDigest(MIGRATIONS_FOLDER)) {
  throw new Error('The recorded history belongs to other tables or rules: npm run demo:make');
}
const played = digestTables((await makeHistory()).tables);
const names = new Set([...Object.keys(played), ...Object.keys(about.tables)]);
const different = [...names].filter((name) => played[name]?.sha256 !== about.tables[name]?.sha256);
for (const name of different) {
  console.log(
    `${name}: ${about.tables[name]?.rows ?? 0} rows recorded, ${played[name]?.rows ?? 0} played, not the same`,
  );
}
console.log(`${names.size - different.length} of ${names.size} tables are as recorded.`);
process.exitCode = different.length === 0 ? 0 : 1;
