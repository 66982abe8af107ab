import { HISTORY_RULES, readAboutHistory, readHistory } from '../src/server/demo/history-file.ts';
import { compareHistories } from './demo/compare-histories.ts';
import { recordHistory } from './demo/record-history.ts';
import { upgradeHistory } from './demo/upgrade-history.ts';

/**
 * `npm run demo:check`: plays the demonstration's history again and compares it with the record,
 * over which later migrations run first.
 */
const about = readAboutHistory();
if (!about) throw new Error('No history is recorded: npm run demo:make');
if (about.rules !== HISTORY_RULES) {
  throw new Error('The history was recorded by other rules: npm run demo:make');
}
const { tables } = (await recordHistory(about.seed)).history;
const recorded = await upgradeHistory(readHistory().tables, about.migration);
const differences = compareHistories(recorded, tables);
for (const { table, ...rows } of differences) {
  const { recorded: missing, played: added } = rows;
  console.log(`${table}: ${missing.length} rows only recorded, ${added.length} only played`);
  for (const [name, row] of Object.entries({ recorded: missing[0], played: added[0] })) {
    if (row !== undefined) console.log(`  ${name}: ${row.slice(0, 300)}`);
  }
}
console.log(`${tables.length} tables played, ${differences.length} different.`);
process.exitCode = differences.length === 0 ? 0 : 1;
