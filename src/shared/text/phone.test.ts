import { describe, expect, it } from 'vitest';
import { readPhone } from './phone.ts';

describe('readPhone', () => {
  it.each([
    ['8015550100', '(801) 555-0100'],
    ['+1 801-555-0100', '(801) 555-0100'],
    ['1 (801) 555 0100', '(801) 555-0100'],
    ['(801) 555-0100', '(801) 555-0100'],
    ['+55 11  91234-5678', '+55 11 91234-5678'],
    ['0055 11 91234 5678', '0055 11 91234 5678'],
    ['555-0100', undefined],
    ['0015550100', undefined],
    ['801 155 0100', undefined],
    ['+55 1', undefined],
    ['call me', undefined],
    ['', undefined],
  ])('%s → %s', (typed, shown) => expect(readPhone(typed)).toBe(shown));
});
