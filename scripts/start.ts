import { ensureBuilt } from './build.ts';

ensureBuilt();
await import('../src/server/main.ts');
