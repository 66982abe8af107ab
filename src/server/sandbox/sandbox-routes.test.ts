import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInMemory } from '#db/embedded.ts';
import { beginStandingClock, createSandboxClock } from '#providers/clock/sandbox.ts';
import { MILLISECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { useTestApp } from '#testing/test-app.ts';

const entry = {
  firstName: 'Ana',
  lastName: 'Lima',
  email: 'ana@example.com',
  applicantProfile: 'others',
};

describe('the sandbox mailbox', () => {
  const test = useTestApp();

  it('lists mails newest first, by recipient, with their links', async () => {
    await test.request('POST', '/api/waitlist', entry);
    await test.request('POST', '/api/waitlist', { ...entry, email: 'bia@example.com' });
    await test.drainJobs();
    const all = await (await test.request('GET', '/sandbox/mailbox.json')).json();
    expect(all).toHaveLength(2);
    const [mail] = await (
      await test.request('GET', '/sandbox/mailbox.json?to=ANA@example.com')
    ).json();
    expect(mail).toMatchObject({
      to: 'ana@example.com',
      subject: expect.any(String),
      text: expect.stringContaining('Hello Ana'),
      html: expect.stringContaining('<html lang="en">'),
      links: [
        'http://localhost:3000/homebuyers#how-it-works',
        expect.stringContaining('http://localhost:3000/unsubscribe#'),
      ],
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    const page = await (await test.request('GET', '/sandbox/mailbox')).text();
    expect(page).toContain('bia@example.com');
    const alone = await test.request('GET', `/sandbox/mailbox/${mail.id}`);
    expect(alone.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await alone.text()).toContain('Hello Ana');
  });
});

describe('the sandbox clock', () => {
  let database: Awaited<ReturnType<typeof openInMemory>>;
  beforeAll(async () => {
    database = await openInMemory();
    await database.migrate('migrations');
  });
  afterAll(() => database.close());

  it('moves all processes forward', async () => {
    const [here, there] = [
      createSandboxClock(database.executor),
      createSandboxClock(database.executor),
    ];
    const before = there.now().getTime();
    await here.advance(5 * MILLISECONDS_PER_DAY);
    await here.advance(1 * MILLISECONDS_PER_DAY);
    await there.refresh();
    const days = (there.now().getTime() - before) / MILLISECONDS_PER_DAY;
    expect(days).toBeGreaterThan(5.9);
    expect(days).toBeLessThan(6.1);
    await here.close();
    await there.close();
  });

  it('goes on where it stood, however long nothing ran', async () => {
    const begins = new Date('2026-11-18T17:00:00Z');
    await beginStandingClock(database.executor, begins);
    const first = createSandboxClock(database.executor);
    await first.resume();
    await first.advance(MILLISECONDS_PER_DAY);
    const before = first.now().getTime();
    await first.close();
    expect(before - begins.getTime()).toBeLessThan(MILLISECONDS_PER_DAY + 60_000);
    // As if the machine had been off for ten days.
    const offset = sql`offset_ms + ${10 * MILLISECONDS_PER_DAY}`;
    await database.executor.execute(sql`update sandbox_clock set offset_ms = ${offset}`);
    const second = createSandboxClock(database.executor);
    await second.resume();
    expect(second.now().getTime()).toBeGreaterThanOrEqual(before);
    expect(second.now().getTime() - before).toBeLessThan(60_000);
    await second.close();
  });
});

describe('POST /sandbox/clock', () => {
  const test = useTestApp({ hasSandboxClock: true });

  it('works through every day on the way', async () => {
    const before = test.context.clock.now().getTime();
    const response = await test.request('POST', '/sandbox/clock', { advanceDays: 30 });
    const { now, state } = await response.json();
    expect(state).toBe('arrived');
    expect(new Date(now).getTime() - before).toBeGreaterThan(29.9 * MILLISECONDS_PER_DAY);
  });

  it('starts the scheduled jobs at once when it does not move', async () => {
    expect((await test.request('POST', '/sandbox/clock', { advanceDays: 0 })).status).toBe(200);
    expect(await test.drainJobs()).toBeGreaterThan(0);
  });

  it('refuses other origins and invalid numbers', async () => {
    const foreign = await test.request(
      'POST',
      '/sandbox/clock',
      { advanceDays: 1 },
      { origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
    expect((await test.request('POST', '/sandbox/clock', { advanceDays: -1 })).status).toBe(422);
  });
});
