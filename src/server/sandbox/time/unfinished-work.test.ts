import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sandboxWebhookDeliveries } from '#providers/payments/tables.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { useTestApp } from '#testing/test-app.ts';
import { finishWork } from './unfinished-work.ts';

describe('the work of a moved day', () => {
  const test = useTestApp({ hasSandboxClock: true });

  it('is not over while a webhook is on its way, and does not wait for one that was refused', async () => {
    const { db, clock } = test.context;
    const now = clock.now();
    const delivery = { eventId: 'evt', attempts: 1, nextAttemptAt: daysLater(now, 1) };
    await db.insert(sandboxWebhookDeliveries).values([
      { ...delivery, id: 'on its way', createdAt: now },
      { ...delivery, id: 'refused', lastStatus: 500, createdAt: now },
    ]);
    const counts: number[] = [];
    let answered: Promise<unknown> | undefined;
    await finishWork(test.context, (count) => {
      counts.push(count);
      answered ??= db
        .update(sandboxWebhookDeliveries)
        .set({ lastStatus: 200, deliveredAt: now })
        .where(eq(sandboxWebhookDeliveries.id, 'on its way'))
        .then();
    });
    await answered;
    expect(counts[0]).toBe(1);
    expect(counts.at(-1)).toBe(0);
  });
});
