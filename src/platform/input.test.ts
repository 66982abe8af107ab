import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldMessages, findUnstorableText } from './input.ts';

describe('findUnstorableText', () => {
  it('finds NUL and half surrogate pairs at any depth', () => {
    expect(findUnstorableText({ name: 'A\u0000' })).toBe('name');
    expect(findUnstorableText({ list: [{ note: '\udc00' }] })).toBe('list.0.note');
  });

  it('reads bodies nested as deep as the size limit allows', () => {
    const depth = 30_000;
    const deep = (inner: string) => JSON.parse(`${'['.repeat(depth)}${inner}${']'.repeat(depth)}`);
    expect(findUnstorableText(deep(''))).toBeUndefined();
    expect(findUnstorableText(deep(JSON.stringify('\u0000')))).toHaveLength(2 * depth - 1);
  });

  it('lets every other text pass', () => {
    expect(findUnstorableText({ name: '👩‍👧 مريم', count: 3, nothing: null })).toBeUndefined();
  });
});

describe('fieldMessages', () => {
  it('gives the first sentence of each field, with unknown fields under their own name', () => {
    const schema = z.strictObject({ name: z.string().min(2, 'short').regex(/b/, 'no b') });
    const result = schema.safeParse({ name: 'a', extra: 1 });
    expect(result.error && fieldMessages(result.error)).toEqual({
      name: 'short',
      extra: 'This field is not known here',
    });
  });
});
