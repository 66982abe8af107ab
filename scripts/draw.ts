import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { drawOrders } from '../src/features/draws/draw-orders.ts';

/** `npm run --silent draw -- LIST_FILE RANDOMNESS_HEX` prints the draw as JSON and nothing else. */
function main(): void {
  const [file, randomness, ...rest] = process.argv.slice(2);
  if (!file || !randomness || rest.length > 0) {
    throw new Error('Say: npm run --silent draw -- LIST_FILE RANDOMNESS_HEX');
  }
  if (!/^[0-9a-f]{64}$/i.test(randomness)) {
    throw new Error('The randomness is not 64 hexadecimal digits.');
  }
  // npm runs scripts in the project's folder; INIT_CWD is the caller's.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  // Each byte becomes one character, so that non-ASCII bytes are detected and refused.
  const text = readFileSync(path, 'latin1');
  process.stdout.write(`${JSON.stringify(drawOrders(text, randomness.toLowerCase()), null, 2)}\n`);
}

try {
  main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
