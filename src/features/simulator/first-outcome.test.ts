import { expect, test } from 'vitest';
import { DEFAULTS } from './assumptions.ts';
import { computeFirstOutcome } from './compute-first-outcome.ts';
import { FIRST_OUTCOME, isFirst } from './first-outcome.ts';

test('the data file agrees with the simulator (npm run wait-table writes it)', () => {
  const groups = 5;
  const { ends } = computeFirstOutcome(groups);
  expect(FIRST_OUTCOME.ends).toHaveLength(100);
  expect(FIRST_OUTCOME.ends.slice(0, groups)).toEqual(ends);
});

test('it stands for the default assumptions and no others', () => {
  expect(isFirst({ ...DEFAULTS })).toBe(true);
  expect(isFirst({ ...DEFAULTS, plan: '650' })).toBe(false);
  expect(isFirst({ ...DEFAULTS, set: 2 })).toBe(false);
});
