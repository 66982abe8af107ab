import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openSealedText, sealText } from './sealed-text.ts';

describe('sealed text', () => {
  const [old, current] = [randomBytes(32), randomBytes(32)];
  const randomness = { bytes: (length: number) => randomBytes(length) };
  const text = 'routing 124000054, account 000123456789';

  it('opens with the key it was sealed with, also after a newer one came', () => {
    const sealed = sealText([old], randomness, { text, binding: 'row 1' });
    expect(sealed).not.toContain('124000054');
    expect(openSealedText([current, old], { sealed, binding: 'row 1' })).toBe(text);
  });

  it('does not open in another record, with another key, or changed', () => {
    const sealed = sealText([current], randomness, { text, binding: 'row 1' });
    const changed = Buffer.from(sealed, 'base64');
    changed.writeUInt8(changed.readUInt8(14) ^ 1, 14);
    const tries = [
      [[current], { sealed, binding: 'row 2' }],
      [[old], { sealed, binding: 'row 1' }],
      [[current], { sealed: changed.toString('base64'), binding: 'row 1' }],
    ] as const;
    for (const [keys, given] of tries) expect(() => openSealedText(keys, given)).toThrow();
  });

  it('never looks the same twice', () => {
    const seal = () => sealText([current], randomness, { text, binding: 'row 1' });
    expect(seal()).not.toBe(seal());
  });
});
