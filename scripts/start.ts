import { ensureBuilt } from './build.ts';

await ensureBuilt();
await import(new URL('../dist/server/main.js', import.meta.url).href);
