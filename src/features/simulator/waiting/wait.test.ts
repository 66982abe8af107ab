import { expect, test } from 'vitest';
import { chanceByMonth } from '#features/program-rules/odds.ts';
import { SIMULATED } from '#features/program-rules/simulated.ts';
import { IS_LONG } from '#testing/setup/long-tests.ts';
import { isShort } from '../engine/outcome.ts';
import { FIRST_OUTCOME } from '../first-outcome.ts';
import { computeWaitTable } from './compute-wait-table.ts';
import {
  chanceByYear,
  costOfBid,
  isMyBid,
  isOtherBidders,
  MY_BIDS,
  medianYear,
  WAIT_CASES,
} from './wait.ts';
import tables from './wait-table.json' with { type: 'json' };

test('the data file agrees with the simulator (npm run wait-table writes it)', () => {
  expect(computeWaitTable('steady')).toEqual(tables.steady);
});

test.runIf(IS_LONG)('so do the chances under the default assumptions', () => {
  expect(computeWaitTable('usual')).toEqual(tables.usual);
});

test.runIf(IS_LONG)('the plan makes no difference to the chance: all amounts scale alike', () => {
  const larger = computeWaitTable('steady', '650');
  for (const { others } of WAIT_CASES) {
    for (const bid of ['never', '50', '60', '70', '80', '90'] as const) {
      for (const [year, perMille] of larger[others][bid].entries()) {
        expect(Math.abs(perMille - (tables.steady[others][bid][year] ?? 0))).toBeLessThanOrEqual(
          20,
        );
      }
    }
  }
});

test('the default’s line is what the simulator shows first', () => {
  const shown = chanceByYear('one-in-10', 'never', 'usual');
  for (const [index, chance] of shown.entries()) {
    expect(Math.abs(chance - (FIRST_OUTCOME.neverBid[12 * (index + 1)] ?? 0))).toBeLessThan(0.001);
  }
});

test('the landing page’s figures are those of the tables', () => {
  expect(medianYear('one-in-10', 'never', 'steady')).toBe(SIMULATED.medianWaitYears);
  expect(FIRST_OUTCOME.ends).toHaveLength(SIMULATED.groups);
  const withoutHome = FIRST_OUTCOME.ends.filter((end) => end.withoutHome > 0);
  expect(withoutHome).toHaveLength(SIMULATED.groupsWithoutHome);
  expect(FIRST_OUTCOME.ends.filter(isShort)).toHaveLength(SIMULATED.groupsShort);
});

test('agrees with the formula for somebody who never bids', () => {
  for (const { others } of WAIT_CASES) {
    for (const [index, chance] of chanceByYear(others, 'never').entries()) {
      expect(Math.abs(chance - chanceByMonth(12 * (index + 1), others))).toBeLessThan(0.015);
    }
  }
});

test('a higher bid never lowers the chance, and everybody is selected in the end', () => {
  for (const { others } of WAIT_CASES) {
    let lower = chanceByYear(others, 'never');
    for (const bid of MY_BIDS) {
      const higher = chanceByYear(others, `${bid}`);
      for (const [year, chance] of higher.entries()) {
        expect(chance).toBeGreaterThanOrEqual(lower[year] ?? 0);
      }
      expect(higher[19]).toBe(1);
      lower = higher;
    }
  }
});

test('says what a bid costs and parses its own options', () => {
  expect(costOfBid('450', '50')).toEqual({ instalments: 96, cents: 22_502_400 });
  expect([isMyBid('never'), isMyBid('55'), isOtherBidders('nobody'), isOtherBidders('x')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
