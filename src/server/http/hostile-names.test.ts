import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { useTestApp } from '#testing/test-app.ts';

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
