import { describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/context.ts';
import type { OutgoingMail } from '#providers/mail/mail-provider.ts';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { useTestApp } from '#testing/test-app.ts';
import type { MailContent } from '../mail-content.ts';
import { queueMail } from './queue-mail.ts';
import { renderMail } from './render-mail.ts';
import { delayAfter, sendMails, takeMails } from './send-mails.ts';
import { mails } from './tables.ts';

const content: MailContent = {
  locale: 'en',
  subject: 'Hello',
  preview: 'A line',
  greeting: 'Hello <Ana>,',
  paragraphs: ['One & two.'],
  facts: [{ label: 'Place', value: 'Here' }],
  action: { label: 'Open', href: 'https://example.org/?a=1&b=2' },
};

/** A mail server that can be down. */
const outgoing: OutgoingMail[] = [];
let isDown = false;
const mail = {
  async send(message: OutgoingMail) {
    if (isDown) throw new Error('connect ECONNREFUSED');
    outgoing.push(message);
  },
  close: async () => {},
};

describe('the outbox', () => {
  const test = useTestApp({ mail });
  const context = () => test.context;
  const queue = (dedupeKey: string) =>
    inTransaction(test.context, (tx) =>
      queueMail(tx, { to: ' Ana@Example.com', dedupeKey, content }),
    );

  it('neutralises links and line breaks in names that people entered', () => {
    const { html, text } = renderMail(
      {
        ...content,
        greeting: 'Hello you won,\n\nsee https://evil.example/x and www.evil.example,',
        facts: [{ label: 'Name', value: 'Ana\r\nevil.example' }],
      },
      'Casa, 1 Main St, Provo, UT 84601',
    );
    for (const reading of [html, text]) {
      expect(reading).not.toMatch(/https:\/\/evil|evil\.example/);
      expect(reading).toContain('Hello you won, see');
    }
    expect(text).toMatch(/^Name: Ana evil/m);
    // CAN-SPAM asks for the sender's postal address.
    for (const reading of [html, text]) expect(reading).toContain('1 Main St, Provo, UT 84601');
    expect(text).toContain('https://example.org/?a=1&b=2');
  });

  it('sends a mail once, in HTML and in text', async () => {
    outgoing.length = 0;
    await queue('waitlist:one');
    await queue('waitlist:one');
    await test.drainJobs();
    expect(outgoing).toHaveLength(1);
    expect(outgoing[0]).toMatchObject({ to: 'ana@example.com', subject: 'Hello' });
    expect(outgoing[0]?.html).toContain('Hello &lt;Ana&gt;,');
    expect(outgoing[0]?.html).toContain('href="https://example.org/?a=1&amp;b=2"');
    expect(outgoing[0]?.text).toContain(
      'Hello <Ana>,\n\nOne & two.\n\nPlace: Here\n\nOpen:\nhttps://example.org/?a=1&b=2',
    );
  });

  it('queues nothing when the transaction rolls back', async () => {
    outgoing.length = 0;
    const failing = inTransaction(test.context, async (tx) => {
      await queueMail(tx, { to: 'ana@example.com', dedupeKey: 'waitlist:never', content });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await test.drainJobs()).toBe(0);
    expect(outgoing).toEqual([]);
  });

  it('keeps the mail while the mail server is down, and sends it once afterwards', async () => {
    outgoing.length = 0;
    isDown = true;
    context().log.level = 'silent';
    await queue('waitlist:later');
    await test.drainJobs();
    expect(test.takeJobFailures()).toMatchObject([{ job: 'send-mail' }]);
    const [waiting] = await context().db.select().from(mails);
    expect(waiting).toMatchObject({
      status: 'queued',
      attempts: 1,
      lastError: 'connect ECONNREFUSED',
    });
    expect(await test.drainJobs()).toBe(0);

    isDown = false;
    test.clock.advanceDays(1);
    await test.drainJobs();
    test.clock.advanceDays(1);
    await test.drainJobs();
    expect(outgoing).toHaveLength(1);
    expect((await context().db.select().from(mails))[0]).toMatchObject({
      status: 'sent',
      attempts: 2,
      lastError: null,
    });
  });

  it('gives a mail up after its last attempt', async () => {
    isDown = true;
    context().log.level = 'silent';
    await queue('waitlist:lost');
    await context().db.update(mails).set({ attempts: 499 });
    await test.drainJobs();
    expect(test.takeJobFailures()).toHaveLength(1);
    expect((await context().db.select().from(mails))[0]).toMatchObject({
      status: 'failed',
      attempts: 500,
      dueAt: null,
    });
    isDown = false;
    test.clock.advanceDays(30);
    expect(await test.drainJobs()).toBe(0);
  });

  it('gives a mail that somebody took to nobody else, unless they have died', async () => {
    outgoing.length = 0;
    isDown = false;
    await queue('waitlist:taken');
    const taken = await takeMails(context(), 10);
    expect(taken).toHaveLength(1);
    expect(await takeMails(context(), 10)).toEqual([]);
    test.clock.advanceDays(1);
    expect(await takeMails(context(), 10)).toMatchObject([{ id: taken[0]?.id, attempts: 2 }]);
  });

  it('does not let an attempt that came too late undo a later one', async () => {
    outgoing.length = 0;
    context().log.level = 'silent';
    await queue('waitlist:slow');
    const [first] = await takeMails(context(), 10);
    test.clock.advanceDays(1);
    const [second] = await takeMails(context(), 10);
    if (!first || !second) throw new Error('no mail was due');
    isDown = true;
    await sendMails(context(), [first]);
    const [row] = await context().db.select().from(mails);
    expect(row).toMatchObject({ status: 'queued', attempts: 2, lastError: null });
    expect(await takeMails(context(), 10)).toEqual([]);
    isDown = false;
    await sendMails(context(), [second]);
    expect((await context().db.select().from(mails))[0]).toMatchObject({ status: 'sent' });
  });

  it('retries for more than four days before it gives up', () => {
    let total = 0;
    for (let attempts = 1; ; attempts += 1) {
      const seconds = delayAfter(attempts);
      if (seconds === undefined) break;
      total += seconds;
    }
    expect(total).toBeGreaterThan(4 * SECONDS_PER_DAY);
    expect(delayAfter(1)).toBe(5);
  });
});
