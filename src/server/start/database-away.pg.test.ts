import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PostgresServer, startPostgresServer } from '#testing/servers/postgres-server.ts';
import { type ServerProcess, startServerProcess } from '#testing/servers/server-process.ts';

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
});
