import { ensureBuilt } from './build.ts';

await ensureBuilt();
await import('../src/server/main.ts');
