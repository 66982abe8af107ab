import { describe, expect, it } from 'vitest';
import { idempotencyKeys } from '#platform/tables.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { useTestApp } from '#testing/test-app.ts';
import { type Move, moveTime } from './move-time.ts';

describe('a move in time', () => {
  const test = useTestApp({ hasSandboxClock: true });

  const moveBy = async (days: number) => {
    const from = test.context.clock.now();
    const to = { arrivesAt: daysLater(from, days) };
    const move: Move = { from, to, state: 'moving', jobsLeft: 0 };
    await moveTime(test.context, move);
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
});
