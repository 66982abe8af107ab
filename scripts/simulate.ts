import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { playScenarios } from '../src/features/simulator/engine/scenario.ts';

/** `npm run --silent simulate -- FILE.json`: plays the groups of a file and prints them as JSON. */
const [file] = process.argv.slice(2);
if (!file) {
  console.error('Name a file: npm run --silent simulate -- FILE.json');
  process.exit(1);
}
try {
  // npm runs scripts in the project's folder; the path is relative to the caller's.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const played = playScenarios(JSON.parse(readFileSync(path, 'utf8')));
  process.stdout.write(`${JSON.stringify(played)}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
