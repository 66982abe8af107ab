import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { readUse } from './rate-limits.ts';
import { createSharedLimit } from './shared-limit.ts';

describe('a limit that processes share', () => {
  const test = useTestApp();
  const rate = { limit: 5, seconds: 60 };
  const uses = async (limit: ReturnType<typeof createSharedLimit>, times: number) => {
    let passed = 0;
    for (let index = 0; index < times; index += 1) {
      try {
        await limit.count('rule', 'someone', rate);
        passed += 1;
      } catch (error) {
        expect(error).toMatchObject({ status: 429, headers: { 'retry-after': '40' } });
      }
    }
    return passed;
  };

  it('admits exactly the limit in one process, and anew in the next window', async () => {
    test.clock.set('2027-01-01T00:00:20Z');
    const limit = createSharedLimit(test.context);
    expect(await uses(limit, 8)).toBe(5);
    await limit.share();
    expect(await uses(limit, 2)).toBe(0);
    expect(await readUse(test.context, 'rule', 'someone', 60)).toBe(8);
    test.clock.set('2027-01-01T00:01:20Z');
    expect(await uses(limit, 8)).toBe(5);
    await limit.close();
  });

  it('counts what the other processes admitted', async () => {
    test.clock.set('2027-01-01T00:00:20Z');
    const [first, second] = [createSharedLimit(test.context), createSharedLimit(test.context)];
    expect(await uses(first, 3)).toBe(3);
    await first.share();
    expect(await uses(second, 1)).toBe(1);
    await second.share();
    expect(await uses(second, 5)).toBe(1);
    await Promise.all([first.close(), second.close()]);
    expect(await readUse(test.context, 'rule', 'someone', 60)).toBe(9);
  });

  it('keeps its counts while the database is away', async () => {
    test.clock.set('2027-01-01T00:00:20Z');
    const away = { ...test.context, db: undefined as never };
    const limit = createSharedLimit(away);
    expect(await uses(limit, 4)).toBe(4);
    await expect(limit.share()).rejects.toThrow();
    expect(await uses(limit, 4)).toBe(1);
  });
});
