import { parseArgs } from 'node:util';
import { spawnNode } from './launch/spawn-node.mjs';
import { toolFile } from './launch/tool-file.ts';

/** Sends hostile calls: `npm run fuzz -- --calls 100000 --seed 7`. */
const { values } = parseArgs({
  options: { calls: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const child = spawnNode(
  process.execPath,
  [toolFile('vitest', 'vitest'), 'run', '--project', 'embedded', 'src/testing/fuzz'],
  {
    env: { ...process.env, FUZZ_CALLS: values.calls, FUZZ_SEED: values.seed },
    stdio: ['inherit', 'inherit', 'inherit'],
  },
);
child.on('exit', (code) => process.exit(code ?? 1));
