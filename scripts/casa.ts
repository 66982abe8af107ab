import { ensureBuilt } from './ensure-built.ts';

/** Commands that serve: they run what the build made. The others run from the sources. */
const NEEDS_BUILD = ['start', 'worker'];

const [name = '', ...rest] = process.argv.slice(2);
if (NEEDS_BUILD.includes(name) && !rest.includes('--help')) {
  await ensureBuilt();
  await import(new URL('../dist/server/casa.js', import.meta.url).href);
} else await import('./casa/casa.ts');
