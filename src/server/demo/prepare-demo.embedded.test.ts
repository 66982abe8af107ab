import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { selectRows } from '#db/executor.ts';
import { verifyContributions } from '#features/contributions/admin/server/verify-contributions.ts';
import { groupName } from '#features/groups/rules.ts';
import { listFormedGroups } from '#features/groups/server/read-group.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { readConfig } from '#platform/settings/config.ts';
import { systemClock } from '#providers/clock/clock.ts';
import { createRandomness } from '#providers/randomness/randomness.ts';
import { findDrawFaults } from '#testing/lives/verify-life.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { findOrphans } from '#testing/upgrade/find-orphans.ts';
import { createContext, createLogger, type Runtime } from '../start/create-context.ts';
import { HISTORY_FILES, HISTORY_RULES, readAboutHistory } from './history-file.ts';
import { PERSONAS } from './personas.ts';
import { prepareDemo } from './prepare-demo.ts';

/** Every eighth draw is repeated here; `npm run demo:check` repeats all of them. */
const DRAWS = 3;
const MAX_BYTES = 3_000_000;

describe('the recorded history of the demonstration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'casa-history-'));
  const config = readConfig({ DATA_DIR: folder, ROLE: 'web' });
  let runtime: Runtime;
  let seconds = 0;

  beforeAll(async () => {
    const before = process.cpuUsage();
    const log = createLogger({ logLevel: 'error' });
    runtime = await createContext(config, { log });
    seconds = process.cpuUsage(before).user / 1_000_000;
  });
  afterAll(async () => {
    await runtime.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('was recorded by today’s rules, and is small', () => {
    expect(readAboutHistory()?.rules, 'record it anew: npm run demo:make').toBe(HISTORY_RULES);
    expect(statSync(HISTORY_FILES.content).size).toBeLessThan(MAX_BYTES);
  });

  it('loads on the first start, with books that agree and draws that can be repeated', async () => {
    const { context } = runtime;
    // Processor time, because the machine may be busy; most of it creates the database itself.
    expect(seconds).toBeLessThan(40);
    expect((await verifyLedger(context.db)).difference).toBeUndefined();
    expect((await verifyContributions(context.db)).difference).toBeUndefined();
    const groups = await listFormedGroups(context);
    const names = groups.map(({ planId, number }) => groupName(planId, number));
    expect(names).toHaveLength(2);
    const running = groups.find(({ status }) => status === 'running');
    if (!running) throw new Error('no group runs');
    expect(await findDrawFaults(context, running, DRAWS)).toEqual([]);
  });

  it('breaks no foreign key, although it was loaded without them', async () => {
    expect(await findOrphans(runtime.context.db)).toEqual([]);
  });

  it('has every index that an empty database has', async () => {
    const empty = await openTestDatabase();
    const indexesOf = ({ executor }: Pick<Database, 'executor'>) =>
      selectRows<{ indexdef: string }>(
        executor,
        sql`select indexdef from pg_indexes where schemaname = 'public' order by indexname`,
      );
    expect(await indexesOf(runtime.context.database)).toEqual(await indexesOf(empty));
    await empty.close();
  });

  it('has an account for everybody that a visitor can be', async () => {
    const { identity, db } = runtime.context;
    for (const { email, key } of PERSONAS) {
      if (email) expect(await identity.directory.findByEmail(db, email), key).toBeDefined();
    }
  });

  it('is left out of a folder with keys that it was not made with', async () => {
    const dataDir = join(folder, 'with-keys');
    mkdirSync(join(dataDir, 'secrets'), { recursive: true });
    const keys = join(dataDir, 'secrets/file-keys');
    writeFileSync(keys, `1:${randomBytes(32).toString('base64')}\n`);
    const randomness = createRandomness(systemClock);
    const log = createLogger({ logLevel: 'silent' });
    const given = { ...config, dataDir };
    expect(await prepareDemo(given, { randomness, log })).toBeUndefined();
    expect(readdirSync(dataDir)).toEqual(['secrets']);
  });

  it('begins on its own date', () => {
    const now = runtime.context.clock.now().getTime();
    const begins = new Date(readAboutHistory()?.now ?? '').getTime();
    expect(now - begins).toBeGreaterThan(0);
    expect(now - begins).toBeLessThan(10 * 60_000);
  });
});
