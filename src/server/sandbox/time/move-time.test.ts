import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { mails } from '#features/mails/server/tables.ts';
import { reconcileProviderJob } from '#features/provider-money/server/jobs.ts';
import { inTransaction } from '#platform/context.ts';
import { idempotencyKeys } from '#platform/tables.ts';
import { holdWebhooks } from '#providers/payments/sandbox/overview.ts';
import { sandboxPaymentIntents } from '#providers/payments/tables.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { usd } from '#shared/text/money.ts';
import { useTestApp } from '#testing/test-app.ts';
import { confirmInBrowser } from '../../demo/inhabitants/sandbox-card.ts';
import { workers } from '../../features.ts';
import { type Move, moveTime } from './move-time.ts';

describe('a move in time', () => {
  const test = useTestApp({ hasSandboxClock: true });

  const moveBy = async (days: number, live?: () => Promise<void>) => {
    const from = test.context.clock.now();
    const to = { arrivesAt: daysLater(from, days) };
    const move: Move = { from, to, state: 'moving', jobsLeft: 0 };
    await moveTime(test.context, move, live ? { live } : {});
    expect(test.context.clock.now().getTime()).toBeGreaterThanOrEqual(to.arrivesAt.getTime());
  };
  const readKeys = async () =>
    (await test.context.db.select().from(idempotencyKeys)).map(({ key }) => key);

  it('cleans up once, on its first day: what is left over is left to the next move', async () => {
    const now = test.context.clock.now();
    await test.context.db.insert(idempotencyKeys).values([
      { key: 'old', requestHash: 'any', expiresAt: daysLater(now, -1) },
      { key: 'old on the third day', requestHash: 'any', expiresAt: daysLater(now, 2) },
    ]);
    await moveBy(3);
    expect(await readKeys()).toEqual(['old on the third day']);
    await moveBy(1);
    expect(await readKeys()).toEqual([]);
  });

  const queueMailOf = (key: string) =>
    inTransaction(test.context, (tx) =>
      queueMail(tx, {
        to: 'ana@example.com',
        dedupeKey: `waitlist:${key}`,
        content: { locale: 'en', subject: 'A', preview: 'A', greeting: 'A', paragraphs: ['A'] },
      }),
    );

  /** Notes something each time before the books are compared with the provider. */
  const beforeComparing = (note: () => Promise<void>) => {
    const reconcile = workers.find(({ job }) => job === reconcileProviderJob);
    if (!reconcile) throw new Error('nothing compares the books');
    vi.spyOn(reconcile, 'run').mockImplementation(note);
  };

  it('finishes what people began before it compares the books with the provider', async () => {
    const { context } = test;
    const waiting: number[] = [];
    beforeComparing(async () => {
      waiting.push(await context.db.$count(mails, eq(mails.status, 'queued')));
    });
    await moveBy(1, async () => {
      await queueMailOf('a-day-lived');
    });
    expect(new Set(waiting)).toEqual(new Set([0]));
    expect(await context.db.$count(mails)).toBe(1);
  });

  it('finishes the work of the other jobs before it compares the books with the provider', async () => {
    const { context } = test;
    const other = workers.find(({ job }) => job.schedule && job !== reconcileProviderJob);
    if (!other) throw new Error('no other job has a schedule');
    let mailsQueued = 0;
    vi.spyOn(other, 'run').mockImplementation(async () => {
      mailsQueued += 1;
      await queueMailOf(`a-job-${mailsQueued}`);
    });
    const waiting: number[] = [];
    beforeComparing(async () => {
      waiting.push(await context.db.$count(mails, eq(mails.status, 'queued')));
    });
    await moveBy(1);
    expect(mailsQueued).toBeGreaterThan(0);
    expect(new Set(waiting)).toEqual(new Set([0]));
  });

  it('settles each debit on the day its bank answers, before the books are compared', async () => {
    const { context } = test;
    // Nobody delivers webhooks here.
    if (context.paymentSandbox) await holdWebhooks(context.paymentSandbox, true);
    const { id, clientSecret } = await context.payments.createPayment({
      key: 'a debit',
      amount: usd(10_000),
      reference: context.randomness.id(),
      description: 'A debit',
      methodKinds: ['us_bank_account'],
    });
    await confirmInBrowser(context, 'payment_intents', clientSecret ?? '', 'us_bank_account');
    const states: [isAnswered: boolean, status: string | undefined][] = [];
    beforeComparing(async () => {
      const [debit] = await context.db.select().from(sandboxPaymentIntents);
      if (debit?.id !== id) throw new Error('the debit is not there');
      const answersAt = daysLater(debit.createdAt, 4);
      states.push([context.clock.now() >= answersAt, debit.status]);
    });
    await moveBy(5);
    expect(states).toContainEqual([true, 'succeeded']);
    expect(states).toContainEqual([false, 'processing']);
    expect(states).not.toContainEqual([true, 'processing']);
  });
});
