import { describe, expect, it } from 'vitest';
import { readSearch } from './rules.ts';

describe('readSearch', () => {
  it.each([
    ['450-1 138', { seat: { planId: '450', number: 1, seat: 138 } }],
    ['test-650-12 seat 7', { seat: { planId: '650', number: 12, seat: 7 } }],
    ['$4,688', { cents: 468_800 }],
    ['$ 4688.50', { cents: 468_850 }],
    ['4,688', { cents: 468_800, words: '4,688', reference: '4,688' }],
    ['4688', { cents: 468_800, last4: '4688', words: '4688', reference: '4688' }],
    ['Ana', { words: 'Ana' }],
    ['ana@example.com', { words: 'ana@example.com', reference: 'ana@example.com' }],
    ['pi_123', { words: 'pi_123', reference: 'pi_123' }],
    ['$0', {}],
    ['a', {}],
    ['', {}],
    ['999-1 5', { words: '999-1 5', reference: '999-1 5' }],
  ])('%s', (text, expected) => {
    expect(readSearch(text)).toEqual(expected);
  });
});
