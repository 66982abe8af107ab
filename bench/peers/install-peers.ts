import { DIRECTUS } from './directus.ts';
import { GHOST } from './ghost.ts';
import { installPeer } from './install.ts';
import { NEXT } from './next.ts';

for (const peer of [NEXT, GHOST, DIRECTUS]) {
  const installed = await installPeer(peer);
  if ('failure' in installed) process.exitCode = 1;
  console.log('failure' in installed ? installed.failure : `${peer.name}: ${installed.folder}`);
}
