import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  spawnServer,
  startServerProcess,
  untilReady,
} from '../src/testing/servers/server-process.ts';
import { PRODUCTION_SETTINGS } from '../src/testing/setup/test-settings.ts';
import { countStatements } from './count-statements.ts';
import type { Measured } from './frame.ts';
import { withEmptyDatabase } from './own-database.ts';
import type { Product } from './product.ts';

/** By then the work after a start is done, such as missed schedules. */
const SETTLE_MS = 20_000;
const QUIET_MS = 60_000;
/** The kernel's unit of a process's time. */
const TICKS_PER_SECOND = 100;

/**
 * What the product costs while nobody uses it: `npm start` by default, and web and worker on
 * PostgreSQL.
 */
export async function measureIdle(product: Product): Promise<Measured> {
  if (!existsSync('/proc/self/status')) {
    console.log('Idle memory and processor time are read from /proc, which only Linux has.');
    return { comparisons: [], figures: [] };
  }
  const folder = mkdtempSync(join(tmpdir(), 'casa-idle-'));
  try {
    const [embedded, servers] = await Promise.all([
      measureEmbedded(folder),
      withEmptyDatabase(product, 'idle', measureServers),
    ]);
    const bare = await measureBare(join(folder, 'db'));
    const figure = (name: string, unit: string, value: number, goal?: string) => ({
      name,
      unit,
      value: Math.round(value * 100) / 100,
      ...(goal ? { goal } : {}),
    });
    return {
      comparisons: [],
      figures: [
        figure('idle npm start: processor', '% of a core', embedded.processor, '≤ 1'),
        figure('idle npm start: memory', 'MB', embedded.memory),
        figure('bare PGlite, same data: memory', 'MB', bare),
        figure('idle npm start beyond bare PGlite', 'MB', embedded.memory - bare, '≤ 150'),
        figure('first start: highest memory', 'MB', embedded.peak, '≤ 900'),
        figure('idle web process in production: memory', 'MB', servers.web, '≤ 150'),
        figure('idle worker process in production: memory', 'MB', servers.worker),
        figure('idle web and worker: PostgreSQL', 'statements/s', servers.statements, '≤ 2'),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A first start, which loads the demonstration, and then a quiet minute. */
async function measureEmbedded(folder: string) {
  const server = await spawnServer({ DATA_DIR: folder, DEMO_HISTORY: '1', LOG_LEVEL: 'error' }, [
    join(import.meta.dirname, '../scripts/casa.ts'),
    'start',
  ]);
  try {
    await untilReady(server);
    await pause(SETTLE_MS);
    const before = processorSeconds(server.pid);
    await pause(QUIET_MS);
    const seconds = processorSeconds(server.pid) - before;
    return {
      processor: (seconds / (QUIET_MS / 1000)) * 100,
      memory: megabytes(server.pid, 'VmRSS'),
      peak: megabytes(server.pid, 'VmHWM'),
    };
  } finally {
    await server.stop();
  }
}

async function measureServers(databaseUrl: string) {
  const counted = await countStatements(databaseUrl);
  const settings = { ...PRODUCTION_SETTINGS, LOG_LEVEL: 'info', DATABASE_URL: counted.url };
  const web = await startServerProcess({ ...settings, ROLE: 'web' });
  const worker = await startServerProcess({ ...settings, ROLE: 'worker' });
  try {
    await pause(SETTLE_MS);
    const before = counted.count();
    await pause(QUIET_MS);
    return {
      statements: (counted.count() - before) / (QUIET_MS / 1000),
      web: megabytes(web.pid, 'VmRSS'),
      worker: megabytes(worker.pid, 'VmRSS'),
    };
  } finally {
    await web.stop();
    await worker.stop();
    counted.close();
  }
}

async function measureBare(dataDir: string): Promise<number> {
  const child = fork(join(import.meta.dirname, 'bare-pglite.ts'), [dataDir]);
  const ended = once(child, 'exit');
  await Promise.race([once(child, 'message'), ended]);
  await pause(5_000);
  const memory = megabytes(child.pid, 'VmRSS');
  child.disconnect();
  await ended;
  return memory;
}

function megabytes(pid: number | undefined, what: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`${what}:\\s+(\\d+) kB`).exec(
    readFileSync(`/proc/${pid}/status`, 'utf8'),
  );
  return Number(found?.[1]) / 1024;
}

/** The time that a process has spent on processors, in its own code and in the kernel. */
function processorSeconds(pid: number | undefined): number {
  // The name of the program, in parentheses, may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
