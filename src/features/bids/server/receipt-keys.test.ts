import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { RECEIPT_KEYS_PATH } from '../receipt-keys.ts';
import { isReceiptSigned, receiptPublicKey } from '../sign-receipt.ts';
import { readReceiptKeys } from './receipt-keys.ts';

const secret = (name: string) => createHash('sha256').update(name).digest();

describe('the keys that sign receipts', () => {
  const test = useTestApp();
  const withKeys = (...names: string[]) => ({ ...test.context, receiptKeys: names.map(secret) });

  it('are published with the first one, which nobody announces, and stay as they are', async () => {
    const answer = await test.request('GET', RECEIPT_KEYS_PATH);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const { keys } = await answer.json();
    const publicKey = receiptPublicKey(test.context.receiptKeys[0] ?? Buffer.alloc(0));
    expect(keys).toMatchObject([{ publicKey, former: null, statement: null, signature: null }]);
    expect(await readReceiptKeys(test.context)).toEqual(keys);
  });

  it('are not the file keys', () => {
    const [own, derived] = test.context.receiptKeys;
    expect(own?.equals(derived ?? Buffer.alloc(0))).toBe(false);
    expect(own).toEqual(test.context.config.RECEIPT_KEYS?.current.value);
  });

  it('announce a new one by the former one', async () => {
    await readReceiptKeys(withKeys('first'));
    const [first, second] = await readReceiptKeys(withKeys('second', 'first'));
    expect(second).toMatchObject({ former: first?.publicKey });
    const { statement, signature } = second ?? {};
    const announced = { text: statement ?? '', signature: signature ?? '' };
    const publicKey = receiptPublicKey(secret('first'));
    expect(isReceiptSigned({ ...announced, publicKey }, [publicKey])).toBe(true);
    expect(statement).toContain(`key ${receiptPublicKey(secret('second'))}\n`);
    // The former key can be removed now: the published keys stay the same.
    expect(await readReceiptKeys(withKeys('second'))).toEqual([first, second]);
  });

  it('say so when the former one is lost', async () => {
    await readReceiptKeys(withKeys('first'));
    const [, second] = await readReceiptKeys(withKeys('second'));
    expect(second).toMatchObject({ signature: null, statement: expect.any(String) });
    expect(second?.former).toBe(receiptPublicKey(secret('first')));
  });

  it('are one line, however many processes start at once', async () => {
    const all = await Promise.all([1, 2, 3].map(() => readReceiptKeys(withKeys('first'))));
    expect(all).toEqual([all[0], all[0], all[0]]);
    const next = await Promise.all(
      [1, 2, 3].map(() => readReceiptKeys(withKeys('second', 'first'))),
    );
    expect(next[2]).toHaveLength(2);
  });

  it('are all published when processes with different keys start at once', async () => {
    await readReceiptKeys(withKeys('first'));
    const names = ['second', 'third', 'fourth'];
    const all = await Promise.all(names.map((name) => readReceiptKeys(withKeys(name, 'first'))));
    all.forEach((keys, index) => {
      const own = receiptPublicKey(secret(names[index] ?? ''));
      expect(keys.map(({ publicKey }) => publicKey)).toContain(own);
    });
    expect(await readReceiptKeys(withKeys('first'))).toHaveLength(4);
  });
});
