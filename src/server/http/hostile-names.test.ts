import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { adminSession } from '#testing/admin-session.ts';
import { useTestApp } from '#testing/test-app.ts';
import { createApp } from '../app.ts';
import { createLogger } from '../start/create-context.ts';

const NAME = '<img src=x onerror=alert(1)>\r\nBcc: victim@example.com';

describe('hostile input of a public form', () => {
  const test = useTestApp();
  const join = (email: string, firstName = NAME) =>
    test.request('POST', '/api/waitlist', {
      firstName,
      lastName: 'Lima',
      email,
      applicantProfile: 'others',
    });

  it('with markup and line breaks in a name neither adds a header to a mail nor a tag to its HTML', async () => {
    expect((await join('ana@example.com')).status).toBe(200);
    await test.drainJobs();
    const mails = await test.mailbox('ana@example.com');
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) {
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail.html).not.toContain('<img src=x');
      expect(Object.keys(mail.headers ?? {})).not.toContain('Bcc');
    }
    expect(await test.mailbox('victim@example.com')).toEqual([]);
    const [stored] = await selectRows<{ name: string }>(
      test.context.db,
      sql`select first_name as name from waitlist_entries`,
    );
    expect(stored?.name).not.toMatch(/[\r\n]/);
  });

  it('that comes while the clock goes back a day is kept and answered once', async () => {
    test.clock.set('2027-01-02T12:00:00Z');
    expect((await join('one@example.com', 'Ana')).status).toBe(200);
    test.clock.set('2027-01-01T12:00:00Z');
    expect((await join('two@example.com', 'Ana')).status).toBe(200);
    expect((await test.request('GET', '/readyz')).status).toBe(200);
    await test.drainJobs();
    test.clock.set('2027-01-02T12:00:01Z');
    await test.drainJobs();
    for (const email of ['one@example.com', 'two@example.com']) {
      expect(await test.mailbox(email)).toHaveLength(1);
    }
  });
});

/** What no form sends as a name, and what a list, a file or a log must not take from it. */
const HOSTILE = {
  markup: '"><script>alert(1)</script>',
  'line breaks': 'Ana\r\n{"level":50,"msg":"forged"}\u2028x',
  'a reversed direction': 'Ana\u202e\u2066amiL',
  '10,000 characters': 'x'.repeat(10_000),
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈',
  NUL: 'Ana\u0000Lima',
  'half a character': 'Ana\ud83d',
  'a formula': '=HYPERLINK("http://evil.example","click")',
};

describe('a hostile name', () => {
  const test = useTestApp({ session: adminSession });

  it.each(Object.entries(HOSTILE))(
    'with %s is one line of the log, one row and no formula',
    async (_, firstName) => {
      const written: string[] = [];
      const log = createLogger({ logLevel: 'debug' }, { write: (line) => written.push(line) });
      const { hono } = createApp({ ...test.context, log });
      const entry = { firstName, lastName: 'Lima', email: 'ana@example.com' };
      const answer = await hono.request('/api/waitlist', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': encodeURIComponent(firstName.toWellFormed()).slice(0, 500),
        },
        body: JSON.stringify({ ...entry, applicantProfile: 'others' }),
      });
      expect([200, 422]).toContain(answer.status);
      log.warn({ firstName }, firstName);
      for (const line of written) {
        expect(line.trimEnd()).not.toMatch(/[\r\n]/);
        expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
      }
      expect(written.join('')).not.toContain('"level":50');

      const csv = await (await test.request('GET', '/api/admin/waitlist.csv')).text();
      const rows = csv.trimEnd().split('\r\n');
      expect(rows).toHaveLength(answer.status === 200 ? 2 : 1);
      expect(csv).not.toMatch(/(^|[,;\n])"?[=+@]/);
      expect(csv.isWellFormed()).toBe(true);
      for (const hidden of ['\u0000', '\u202e', '\u2066']) expect(csv).not.toContain(hidden);
    },
  );
});
