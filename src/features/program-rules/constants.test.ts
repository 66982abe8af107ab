import { expect, test } from 'vitest';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { readConfig } from '#platform/settings/config.ts';
import { GROUP_CAPACITY, PICKS_A_MONTH } from './constants.ts';

test('a full group has a seat for every pick, and new groups are full-sized by default', () => {
  expect(GROUP_CAPACITY).toBe(PICKS_A_MONTH * TERM_MONTHS);
  expect(readConfig({}).GROUP_CAPACITY).toBe(GROUP_CAPACITY);
});
