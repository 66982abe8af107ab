import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { openPostgres } from '#db/postgres.ts';
import { startServerProcess } from '#testing/servers/server-process.ts';
import { createPostgresDatabase } from '#testing/test-database.ts';

const JOBS = 1_000;
const AT_ONCE = 20;

describe('two web and two worker processes on one PostgreSQL', () => {
  it('process a thousand jobs, the effect of each exactly once', async () => {
    const DATABASE_URL = await createPostgresDatabase();
    const shared = {
      DATABASE_URL,
      PAGES: 'development',
      RATE_API: '99999/1m',
      RATE_WAITLIST_NETWORK: '99999/1m',
      DATABASE_POOL_SIZE: '10',
    };
    const servers = await Promise.all(
      ['web', 'web', 'worker', 'worker'].map((ROLE) => startServerProcess({ ...shared, ROLE })),
    );
    const webs = servers.slice(0, 2);
    const waiting = Array.from({ length: JOBS }, (_, index) => index);
    const send = async () => {
      for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
        const response = await fetch(`${webs[index % 2]?.url}/api/waitlist`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            firstName: 'N',
            lastName: String(index),
            email: `n${index}@example.com`,
            applicantProfile: 'others',
          }),
        });
        expect(response.status).toBe(200);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, send));

    const { executor, close } = openPostgres({
      connectionString: DATABASE_URL,
      maxConnections: 2,
      onError: () => {},
    });
    const count = async (statement: ReturnType<typeof sql>) =>
      (await selectRows<{ count: number }>(executor, statement))[0]?.count;
    await vi.waitFor(
      async () =>
        expect(
          await count(sql`select count(*)::int as count from mails where status = 'sent'`),
        ).toBe(JOBS),
      { timeout: 60_000, interval: 500 },
    );
    expect(await count(sql`select count(*)::int as count from sandbox_mailbox`)).toBe(JOBS);
    expect(
      await count(sql`select count(distinct recipient)::int as count from sandbox_mailbox`),
    ).toBe(JOBS);
    expect(await count(sql`select count(*)::int as count from mails where attempts <> 1`)).toBe(0);
    await close();
    await Promise.all(servers.map((server) => server.stop()));
    expect(await Promise.all(servers.map((server) => server.ended))).toEqual([0, 0, 0, 0]);
  }, 120_000);
});
