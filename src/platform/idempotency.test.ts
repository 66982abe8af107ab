import { describe, expect, it } from 'vitest';
import { joinWaitlist } from '#features/waitlist/contract.ts';
import { useTestApp } from '#testing/test-app.ts';
import { addAtOnce, inTransactionOnce } from './idempotency.ts';
import { idempotencyKeys } from './tables.ts';

const SUBMISSION = { call: joinWaitlist, key: 'submission-0001', input: { name: 'Ana' } };
const failure = (code: string, constraint?: string) =>
  Object.assign(new Error(code), { code, constraint });

describe('a submission by a single statement', () => {
  const test = useTestApp();

  it('stores its answer, which the transaction gives to a repeat', async () => {
    const { db } = test.context;
    const isAdded = await addAtOnce(test.context, SUBMISSION, { id: 7 }, async (...remembered) => {
      for (const { row } of remembered) await db.insert(idempotencyKeys).values(row as never);
      return true;
    });
    expect(isAdded).toBe(true);
    const again = await inTransactionOnce(test.context, SUBMISSION, async () => ({ id: 8 }));
    expect(again).toEqual({ id: 7 });
  });

  it('has no row for its answer without a key', async () => {
    const seen: unknown[] = [];
    const submission = { ...SUBMISSION, key: undefined };
    await addAtOnce(test.context, submission, {}, async (...remembered) => {
      seen.push(...remembered);
      return true;
    });
    expect(seen).toEqual([]);
  });

  it.each([
    ['a deadlock', failure('40P01')],
    ['a key that was used before', failure('23505', 'idempotency_keys_pkey')],
  ])('leaves it to the transaction after %s', async (_, error) => {
    const isAdded = await addAtOnce(test.context, SUBMISSION, {}, () => Promise.reject(error));
    expect(isAdded).toBe(false);
    const answer = await inTransactionOnce(test.context, SUBMISSION, async () => ({ id: 8 }));
    expect(answer).toEqual({ id: 8 });
  });

  it('fails as the statement does otherwise', async () => {
    const add = () => Promise.reject(failure('23505', 'mails_dedupe_key_unique'));
    await expect(addAtOnce(test.context, SUBMISSION, {}, add)).rejects.toThrow('23505');
    expect(await test.context.db.$count(idempotencyKeys)).toBe(0);
  });
});
