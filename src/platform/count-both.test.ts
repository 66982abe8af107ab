import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { countBoth } from './count-both.ts';
import { readUse } from './rate-limits.ts';

describe('countBoth', () => {
  const test = useTestApp();
  const use = (email: string) =>
    countBoth(
      test.context,
      { rule: 'form', subject: 'network', rate: { limit: 4, seconds: 60 } },
      { rule: 'form-email', subject: email, rate: { limit: 2, seconds: 600 } },
    );

  it('refuses beyond either limit, until its own window ends', async () => {
    test.clock.set('2027-01-01T00:00:20Z');
    await use('ana@example.com');
    await use('ana@example.com');
    await expect(use('ana@example.com')).rejects.toMatchObject({
      status: 429,
      headers: { 'retry-after': '580' },
    });
    await use('bo@example.com');
    await expect(use('bo@example.com')).rejects.toMatchObject({ headers: { 'retry-after': '40' } });
  });

  it('does not count an address against its owner when the network is refused', async () => {
    test.clock.set('2027-01-01T00:00:20Z');
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => use(`${index}@example.com`)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await readUse(test.context, 'form', 'network', 60)).toBe(10);
    const counted = await Promise.all(
      results.map((_, index) => readUse(test.context, 'form-email', `${index}@example.com`, 600)),
    );
    expect(counted.reduce((sum, count) => sum + count)).toBe(4);
  });
});
