import { describe, expect, it } from 'vitest';
import { findUnstorableText } from './input.ts';

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
