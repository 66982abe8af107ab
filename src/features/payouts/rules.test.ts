import { describe, expect, it } from 'vitest';
import { isRoutingNumber, maskAccount } from './rules.ts';

describe('payouts', () => {
  it.each([
    ['124000054', true],
    ['021000021', true],
    ['124000055', false],
    ['000000000', false],
    ['12400005', false],
    ['12400005a', false],
  ])('%s is a routing number: %s', (digits, is) => {
    expect(isRoutingNumber(digits)).toBe(is);
  });

  it('shows the last four digits of an account', () => {
    expect(maskAccount('000123456789')).toBe('•••• 6789');
  });
});
