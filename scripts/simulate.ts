import { readFileSync } from 'node:fs';
import { playScenarios } from '../src/features/simulator/engine/scenario.ts';
import { callersPath, defineCommand } from './casa/command.ts';
import { runProgram } from './casa/run-program.ts';

const command = defineCommand({
  name: 'npm run --silent simulate',
  about: 'Plays the groups of a file and prints them with every month, as JSON and nothing else.',
  args: { file: { about: 'Shaped like src/testing/vectors/scenarios.json' } },
  run({ file }) {
    const played = playScenarios(JSON.parse(readFileSync(callersPath(file), 'utf8')));
    process.stdout.write(`${JSON.stringify(played)}\n`);
    return 0;
  },
});

await runProgram(command);
