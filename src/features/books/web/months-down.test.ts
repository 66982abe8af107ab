import { expect, it } from 'vitest';
import { monthsDown } from './months-down.ts';

it('lists months from the last to the first, over the end of a year', () => {
  expect(monthsDown({ firstMonth: '2026-11', lastMonth: '2027-02' })).toEqual([
    '2027-02',
    '2027-01',
    '2026-12',
    '2026-11',
  ]);
  expect(monthsDown({ firstMonth: '2026-11', lastMonth: '2026-11' })).toEqual(['2026-11']);
});
