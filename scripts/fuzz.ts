import { parseArgs } from 'node:util';
import { spawnNode } from './launch/spawn-node.mjs';

/** Sends hostile calls for as long as one likes: `npm run fuzz -- --calls 100000 --seed 7`. */
const { values } = parseArgs({
  options: { calls: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
