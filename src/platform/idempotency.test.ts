import { describe, expect, it } from 'vitest';
import { joinWaitlistCall } from '#features/waitlist/contract.ts';
import { useTestApp } from '#testing/test-app.ts';
import { inTransactionOnce } from './idempotency.ts';
import { idempotencyKeys } from './tables.ts';

const SUBMISSION = { call: joinWaitlistCall, key: 'submission-0001', input: { name: 'Ana' } };

describe('inTransactionOnce', () => {
  const test = useTestApp();
  const submit = (id: number, submission: { key?: string | undefined; input?: object } = {}) =>
    inTransactionOnce(test.context, { ...SUBMISSION, ...submission }, async () => ({ id }));

  it('gives a repeat the stored answer', async () => {
    expect(await submit(7)).toEqual({ id: 7 });
    expect(await submit(8)).toEqual({ id: 7 });
  });

  it('gives a repeat that comes at the same time the same answer', async () => {
    const answers = await Promise.all([submit(1), submit(2), submit(3)]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await test.context.db.$count(idempotencyKeys)).toBe(1);
  });

  it('refuses a key that was used for something else', async () => {
    await submit(7);
    const other = submit(8, { input: { name: 'Bia' } });
    await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('stores nothing of a failure, so that it can be tried again', async () => {
    const failing = inTransactionOnce(test.context, SUBMISSION, () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await submit(8)).toEqual({ id: 8 });
  });

  it('runs every time without a key', async () => {
    const withoutKey = { key: undefined };
    expect([await submit(1, withoutKey), await submit(2, withoutKey)]).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
    expect(await test.context.db.$count(idempotencyKeys)).toBe(0);
  });
});
