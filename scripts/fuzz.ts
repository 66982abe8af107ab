import { once } from 'node:events';
import { defineCommand } from './casa/command.ts';
import { runProgram } from './casa/run-program.ts';
import { spawnNode } from './launch/spawn-node.mjs';
import { toolFile } from './launch/tool-file.ts';

const command = defineCommand({
  name: 'npm run fuzz',
  about: 'Sends hostile calls to every call of the API.',
  options: {
    calls: { kind: 'number', about: 'How many', fallback: 10_000, min: 1 },
    seed: { kind: 'number', about: 'Which ones', fallback: 1 },
  },
  async run({ calls, seed }) {
    const child = spawnNode(
      process.execPath,
      [toolFile('vitest', 'vitest'), 'run', '--project', 'embedded', 'src/testing/fuzz'],
      {
        env: { ...process.env, FUZZ_CALLS: String(calls), FUZZ_SEED: String(seed) },
        stdio: ['inherit', 'inherit', 'inherit'],
      },
    );
    const [code] = await once(child, 'exit');
    return code ?? 1;
  },
});

await runProgram(command);
