import { describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/context.ts';
import type { OutgoingMail } from '#providers/mail/mail-provider.ts';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { useTestApp } from '#testing/test-app.ts';
import type { MailContent } from '../mail-content.ts';
import { deliverMail } from './deliver-mail.ts';
import { sendMailJob } from './jobs.ts';
import { queueMail } from './queue-mail.ts';
import { renderMail } from './render-mail.ts';
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
  const queue = (dedupeKey: string) =>
    inTransaction(test.context, (tx) =>
      queueMail(tx, { to: ' Ana@Example.com', dedupeKey, content }),
    );

  it('neutralises links and line breaks in names that people entered', () => {
    const { html, text } = renderMail({
      ...content,
      greeting: 'Hello you won,\n\nsee https://evil.example/x and www.evil.example,',
      facts: [{ label: 'Name', value: 'Ana\r\nevil.example' }],
    });
    for (const reading of [html, text]) {
      expect(reading).not.toMatch(/https:\/\/evil|evil\.example/);
      expect(reading).toContain('Hello you won, see');
    }
    expect(text).toMatch(/^Name: Ana evil/m);
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

  it('keeps the mail and its job while the mail server is down, and sends it afterwards', async () => {
    outgoing.length = 0;
    isDown = true;
    await queue('waitlist:later');
    await test.drainJobs();
    expect(test.takeJobFailures()).toMatchObject([{ job: 'send-mail' }]);
    const [waiting] = await test.context.db.select().from(mails);
    expect(waiting).toMatchObject({
      status: 'queued',
      attempts: 1,
      lastError: 'connect ECONNREFUSED',
    });
    const [job] = await test.runtime.boss.findJobs(sendMailJob.name, {
      data: { mailId: waiting?.id },
    });
    expect(job).toMatchObject({ state: 'retry' });

    isDown = false;
    await deliverMail(test.context, { mailId: waiting?.id ?? '' });
    await deliverMail(test.context, { mailId: waiting?.id ?? '' });
    expect(outgoing).toHaveLength(1);
    expect((await test.context.db.select().from(mails))[0]).toMatchObject({
      status: 'sent',
      attempts: 2,
    });
  });

  it('retries for more than a day before it gives up', () => {
    const { limit, firstDelaySeconds, maxDelaySeconds } = sendMailJob.retry;
    let total = 0;
    for (let attempt = 0; attempt < limit; attempt += 1) {
      // The queue waits between half of and the whole doubled delay.
      total += Math.min(maxDelaySeconds, firstDelaySeconds * 2 ** attempt) / 2;
    }
    expect(total).toBeGreaterThan(2 * SECONDS_PER_DAY);
  });
});
