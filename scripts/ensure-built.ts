import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { ROOT, spawnNode } from './launch/spawn-node.mjs';

export const DIST = join(ROOT, 'dist');
/** The fingerprint of the sources of the last build. */
export const STAMP = join(DIST, 'stamp');
const INPUTS = [
  'src',
  'public',
  'migrations',
  'demo',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/build-databases.ts',
  'scripts/build-saved-check.ts',
  'scripts/bundle-server.ts',
  'scripts/casa',
  'scripts/chunk-groups.ts',
  'scripts/ensure-built.ts',
  'scripts/fingerprint.ts',
  'scripts/pictures',
  'scripts/subset-fonts.ts',
];

export const fingerprintOfBuild = () => fingerprint(INPUTS);

/**
 * Builds the site if its sources changed, in a separate process: the bundler sets NODE_ENV, and the
 * server that starts afterwards would keep its memory.
 */
export async function ensureBuilt(): Promise<void> {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprintOfBuild()) return;
  process.stdout.write('Building the site …\n');
  const builder = spawnNode(process.execPath, [join(ROOT, 'scripts/build.ts')]);
  const [status] = await once(builder, 'exit');
  if (status !== 0) throw new Error('The site could not be built; the lines above say why.');
}
