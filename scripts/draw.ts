import { readFileSync } from 'node:fs';
import { drawOrders } from '../src/features/draws/draw-orders.ts';
import { callersPath, defineCommand } from './casa/command.ts';
import { runProgram } from './casa/run-program.ts';

const command = defineCommand({
  name: 'npm run --silent draw',
  about:
    "Prints hash, seed and both orders of an assembly's published list as JSON and nothing else.",
  args: {
    listFile: { about: 'The published list' },
    randomness: { about: 'What the beacon published, as 64 hexadecimal digits' },
  },
  run({ listFile, randomness }) {
    if (!/^[0-9a-f]{64}$/i.test(randomness))
      throw new Error('The randomness is not 64 hexadecimal digits.');
    // Each byte becomes one character, so that non-ASCII bytes are detected and refused.
    const text = readFileSync(callersPath(listFile), 'latin1');
    const orders = drawOrders(text, randomness.toLowerCase());
    process.stdout.write(`${JSON.stringify(orders, null, 2)}\n`);
    return 0;
  },
});

await runProgram(command);
