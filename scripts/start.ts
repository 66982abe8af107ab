import { ensureBuilt } from './ensure-built.ts';

await ensureBuilt();
await import(new URL('../dist/server/main.js', import.meta.url).href);
