import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { openPostgres } from '#db/postgres.ts';
import { type PostgresServer, startPostgresServer } from '#testing/servers/postgres-server.ts';
import { type ServerProcess, startServerProcess } from '#testing/servers/server-process.ts';
import { LIFTED_LIMITS } from '#testing/setup/lifted-limits.ts';
import { IS_LONG } from '#testing/setup/long-tests.ts';

/** How long it is gone: longer than a connection is waited for; a whole minute in `test:long`. */
const OUTAGE_MS = IS_LONG ? 60_000 : 6_000;
/** How soon it works again by itself. */
const RECOVERY_MS = 15_000;

const entry = (email: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ firstName: 'Ana', lastName: 'Lima', email, applicantProfile: 'others' }),
});

describe('a database that becomes unreachable', () => {
  let postgres: PostgresServer;
  let server: ServerProcess;

  beforeAll(async () => {
    postgres = await startPostgresServer();
    server = await startServerProcess({
      DATABASE_URL: postgres.url('postgres'),
      PAGES: 'development',
      ...LIFTED_LIMITS,
    });
  });
  afterAll(async () => {
    await server?.stop();
    await postgres?.stop();
  });

  const untilMails = (count: number) =>
    vi.waitFor(
      async () => {
        const mails = await (await fetch(`${server.url}/sandbox/mailbox.json`)).json();
        expect(mails).toHaveLength(count);
      },
      { timeout: 40_000, interval: 500 },
    );

  it('answers 503 with Retry-After meanwhile, and recovers without a restart', async () => {
    expect((await fetch(`${server.url}/api/waitlist`, entry('a@example.com'))).status).toBe(200);
    await untilMails(1);

    await postgres.crash();
    const refused = await fetch(`${server.url}/api/waitlist`, entry('b@example.com'));
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('Nothing was lost'),
    });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    await postgres.start();
    await vi.waitFor(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200), {
      timeout: 40_000,
    });
    const answer = await fetch(`${server.url}/api/waitlist`, entry('b@example.com'));
    expect(await answer.json()).toMatchObject({ isNew: true });
    // The worker has recovered as well.
    await untilMails(2);
  }, 180_000);

  it('refuses or keeps what comes under load while it is gone, and loses nothing acknowledged', async () => {
    const acknowledged: string[] = [];
    const others = new Set<string>();
    let isOver = false;
    const client = async (_: unknown, number: number) => {
      for (let index = 0; !isOver; index += 1) {
        const email = `${number}-${index}@load.example.com`;
        const answer = await fetch(`${server.url}/api/waitlist`, entry(email));
        if (answer.status === 200) acknowledged.push(email);
        else if (answer.status !== 503) others.add(`${answer.status} ${await answer.text()}`);
        if (answer.status === 503) await wait(50);
      }
    };
    const clients = Promise.all(Array.from({ length: 8 }, client));
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(20), { timeout: 60_000 });
    await postgres.crash();
    await wait(OUTAGE_MS);
    const before = acknowledged.length;
    await postgres.start();
    const backAt = performance.now();
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 20), {
      timeout: 60_000,
    });
    // The gate's machine may be too slow to say how soon.
    if (IS_LONG) expect(performance.now() - backAt).toBeLessThan(RECOVERY_MS);
    isOver = true;
    await clients;
    const database = openPostgres({
      connectionString: postgres.url('postgres'),
      maxConnections: 1,
      onError: () => {},
    });
    const stored = await selectRows<{ email: string }>(
      database.executor,
      sql`select email from waitlist_entries where email like '%@load.example.com'`,
    );
    await database.close();
    const kept = new Set(stored.map(({ email }) => email));
    expect([...others]).toEqual([]);
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
  }, 300_000);
});
