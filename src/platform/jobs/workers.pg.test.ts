import { fork } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { openPostgres } from '#db/postgres.ts';
import { bundledProgram } from '#testing/servers/bundled-program.ts';
import { slowJob } from '#testing/servers/slow-job.ts';
import { createPostgresDatabase } from '#testing/test-database.ts';
import { createSignal } from '../signal.ts';
import { createJobQueue, JOBS_CHANNEL } from './jobs.ts';

const ENTRY = await bundledProgram('src/testing/servers/job-worker-process.ts');
const JOBS = 40;
const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function startProcess(url: string): Promise<void> {
  const child = fork(ENTRY, [url], { execArgv: ['--disable-warning=ExperimentalWarning'] });
  endings.push(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`the worker process ended with ${code}`)));
  });
}

describe('two worker processes', () => {
  it('share the limit of a queue, and enqueue a schedule once', async () => {
    const url = await createPostgresDatabase();
    const database = openPostgres({ connectionString: url, maxConnections: 2, onError: () => {} });
    endings.push(() => database.close());
    const db = database.executor;
    await db.execute(
      sql`create table slow_runs (id int primary key, pid int, started_at timestamptz, ended_at timestamptz)`,
    );
    await Promise.all([startProcess(url), startProcess(url)]);
    const boss = new PgBoss({ connectionString: url, schedule: false, supervise: false });
    boss.on('error', () => {});
    await boss.start();
    endings.push(() => boss.stop());
    // Announced by a notification, so that both processes ask for jobs at the same time.
    const signal = createSignal(database, JOBS_CHANNEL, { log: pino({ level: 'silent' }) });
    await createJobQueue(boss, db, signal).enqueueMany(
      slowJob,
      Array.from({ length: JOBS }, (_, index) => ({ id: index + 1 })),
    );
    await vi.waitFor(
      async () => {
        const done = await selectRows(db, sql`select 1 from slow_runs where ended_at is not null`);
        expect(done).toHaveLength(JOBS);
      },
      { timeout: 60_000, interval: 200 },
    );
    const [counted] = await selectRows<{ most: number; schedules: number }>(
      db,
      sql`select
        (select max((select count(*) from slow_runs other
          where other.started_at <= run.started_at and other.ended_at > run.started_at))
          from slow_runs run)::int as most,
        (select count(*) from pgboss.job where name = 'test-daily-once')::int as schedules`,
    );
    expect(counted).toEqual({ most: slowJob.concurrency, schedules: 1 });
  }, 120_000);
});
