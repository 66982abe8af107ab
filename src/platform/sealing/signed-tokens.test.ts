import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readToken, signToken } from './signed-tokens.ts';

const at = (moment: string, ...keys: string[]) => ({
  linkKeys: keys.map((key) => createSecretKey(Buffer.from(key))),
  clock: { now: () => new Date(moment) },
});
const NOW = at('2026-07-01T12:00:00Z', 'one');
const make = (purpose = 'pay') =>
  signToken(NOW, { purpose, subject: 'ana', lifetimeSeconds: 3600 });

describe('a token in a link', () => {
  it('is valid until it expires, also after a key rotation', () => {
    expect(readToken(NOW, 'pay', make())).toBe('ana');
    expect(readToken(at('2026-07-01T12:59:00Z', 'two', 'one'), 'pay', make())).toBe('ana');
    expect(readToken(at('2026-07-01T13:01:00Z', 'one'), 'pay', make())).toBeUndefined();
  });

  it('is valid for one purpose only, and cannot be forged', () => {
    const [body, signature] = make().split('.');
    const other = Buffer.from(JSON.stringify(['bo', 9_999_999_999])).toString('base64url');
    for (const token of [make('leave'), `${other}.${signature}`, `${body}.`, '', '.', 'x.y.z']) {
      expect(readToken(NOW, 'pay', token)).toBeUndefined();
    }
    expect(readToken(at('2026-07-01T12:00:00Z', 'two'), 'pay', make())).toBeUndefined();
  });
});
