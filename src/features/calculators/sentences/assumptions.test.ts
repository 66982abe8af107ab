import { describe, expect, it } from 'vitest';
import { TABS } from '../tabs/tabs.ts';
import { ASSUMPTIONS } from './assumptions.ts';

describe.each(TABS)('the assumptions of %s', (tab) => {
  it('end with the disclaimer and name the fees', () => {
    expect(ASSUMPTIONS[tab].at(-1)).toBe('Not financial or tax advice');
    expect(ASSUMPTIONS[tab].join(' ')).toContain('24% administration fees and 1% reserve fund');
  });
});
