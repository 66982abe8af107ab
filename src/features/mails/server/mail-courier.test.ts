import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Context, inTransaction } from '#platform/context.ts';
import type { OutgoingMail } from '#providers/mail/mail-provider.ts';
import { useTestApp } from '#testing/test-app.ts';
import { countUnsentMails } from './count-unsent-mails.ts';
import { type MailCourier, startMailCourier } from './mail-courier.ts';
import { queueMails } from './queue-mail.ts';

const WAIT_OPTIONS = { timeout: 20_000, interval: 20 };

/** A mail server that delays mails with 'slow' in their subject until they are released. */
const outgoing: OutgoingMail[] = [];
const held: (() => void)[] = [];
const mail = {
  async send(message: OutgoingMail) {
    if (message.subject.includes('slow')) {
      await new Promise<void>((resolve) => void held.push(resolve));
    }
    if (message.subject.includes('broken')) throw new Error('connect ECONNREFUSED');
    outgoing.push(message);
  },
  close: async () => {},
};

describe('the courier', () => {
  const test = useTestApp({ mail });
  let courier: MailCourier | undefined;
  afterEach(async () => {
    for (const release of held.splice(0)) release();
    await courier?.stop(10_000);
    outgoing.length = 0;
  });
  const queue = (subject: string, count = 1) =>
    inTransaction(test.context, (tx) =>
      queueMails(
        tx,
        Array.from({ length: count }, (_, index) => ({
          to: `n${index}@example.com`,
          dedupeKey: `waitlist:${subject}:${index}`,
          content: {
            locale: 'en' as const,
            subject,
            preview: '',
            greeting: 'Hello,',
            paragraphs: ['A line.'],
          },
        })),
      ),
    );
  const sent = (subject: string) => outgoing.filter((one) => one.subject === subject).length;

  it('sends what waits when it starts, and what is queued later as soon as it commits', async () => {
    await queue('before', 60);
    courier = startMailCourier(test.context);
    await vi.waitFor(() => expect(sent('before')).toBe(60), WAIT_OPTIONS);
    await queue('after', 60);
    await vi.waitFor(() => expect(sent('after')).toBe(60), WAIT_OPTIONS);
    await vi.waitFor(
      async () => expect(await countUnsentMails(test.context.db)).toEqual({ queued: 0, failed: 0 }),
      WAIT_OPTIONS,
    );
  });

  it('goes on beside mails that hang', async () => {
    courier = startMailCourier(test.context);
    await queue('slow', 10);
    await vi.waitFor(() => expect(held).toHaveLength(10), WAIT_OPTIONS);
    await queue('quick', 30);
    await vi.waitFor(() => expect(sent('quick')).toBe(30), WAIT_OPTIONS);
    expect(sent('slow')).toBe(0);
    await vi.waitFor(
      async () => expect(await countUnsentMails(test.context.db)).toMatchObject({ queued: 10 }),
      WAIT_OPTIONS,
    );
  });

  it('takes the next mails when every place was taken and one gets free', async () => {
    courier = startMailCourier(test.context);
    await queue('slow', 12);
    await vi.waitFor(() => expect(held).toHaveLength(12), WAIT_OPTIONS);
    await queue('next');
    held.shift()?.();
    await vi.waitFor(() => expect(sent('next')).toBe(1), WAIT_OPTIONS);
  });

  it('waits for the mails on their way when it stops, and marks them', async () => {
    courier = startMailCourier(test.context);
    await queue('slow', 2);
    await vi.waitFor(() => expect(held).toHaveLength(2), WAIT_OPTIONS);
    const stopped = courier.stop(10_000);
    for (const release of held.splice(0)) release();
    await stopped;
    expect(sent('slow')).toBe(2);
    expect(await countUnsentMails(test.context.db)).toEqual({ queued: 0, failed: 0 });
    // A stopped courier takes nothing, although it is woken beside a running one.
    await queue('later');
    courier.wake();
    const elsewhere: string[] = [];
    courier = startMailCourier({
      ...test.context,
      mail: { ...mail, send: async ({ subject }) => void elsewhere.push(subject) },
    });
    await vi.waitFor(() => expect(elsewhere).toEqual(['later']), WAIT_OPTIONS);
    expect(sent('later')).toBe(0);
  });

  /** The same context with a database that can be unreachable, and that counts what it refused. */
  function withDatabase() {
    const state = { isAway: false, refused: 0 };
    const context: Context = {
      ...test.context,
      db: new Proxy(test.context.db, {
        get(db, name) {
          if (state.isAway && (name === 'execute' || name === 'update')) {
            return () => {
              state.refused += 1;
              throw new Error('the database is away');
            };
          }
          const value = Reflect.get(db, name);
          return typeof value === 'function' ? value.bind(db) : value;
        },
      }),
    };
    return { context, state };
  }

  it('keeps what it has sent until the database is back, however long that takes', async () => {
    const { context, state } = withDatabase();
    test.context.log.level = 'silent';
    courier = startMailCourier(context);
    await queue('slow', 3);
    await vi.waitFor(() => expect(held).toHaveLength(3), WAIT_OPTIONS);
    state.isAway = true;
    for (const release of held.splice(0)) release();
    await vi.waitFor(() => expect(sent('slow')).toBe(3), WAIT_OPTIONS);
    test.clock.advanceDays(1);
    await vi.waitFor(() => expect(state.refused).toBeGreaterThan(0), WAIT_OPTIONS);
    state.isAway = false;
    courier.wake();
    await vi.waitFor(
      async () => expect(await countUnsentMails(test.context.db)).toEqual({ queued: 0, failed: 0 }),
      WAIT_OPTIONS,
    );
    expect(sent('slow')).toBe(3);
  });

  it('gets its places back when mail server and database fail together', async () => {
    const { context, state } = withDatabase();
    test.context.log.level = 'silent';
    // Time stands still: mails that failed become due again after five seconds and take every place.
    test.clock.set('2026-11-02T18:00:00Z');
    courier = startMailCourier(context);
    await queue('slow and broken', 12);
    await vi.waitFor(() => expect(held).toHaveLength(12), WAIT_OPTIONS);
    state.isAway = true;
    for (const release of held.splice(0)) release();
    await vi.waitFor(() => expect(state.refused).toBeGreaterThan(0), WAIT_OPTIONS);
    state.isAway = false;
    await queue('next');
    courier.wake();
    await vi.waitFor(() => expect(sent('next')).toBe(1), WAIT_OPTIONS);
    // The mail is recorded some time after it has gone.
    await vi.waitFor(
      async () =>
        expect(await countUnsentMails(test.context.db)).toEqual({ queued: 12, failed: 0 }),
      WAIT_OPTIONS,
    );
  });
});
