import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAN_IDS } from '#features/plans/plans.ts';
import { creditOf, instalments } from '#features/program-rules/schedule.ts';
import {
  affordableValue,
  contributedAfter,
  contributionIn,
  fundedAfter,
  monthlyContribution,
  PROGRAM_MONTHS,
  planOf,
  programFees,
  totalContributed,
} from './program.ts';

const values = fc.double({ min: 1, max: 5_000_000, noNaN: true });

describe('the program', () => {
  it.each([
    [450_000, 2344, 2344, 562_560, 108_000, 4_560],
    [650_000, 3385.416667, 3385, 812_500, 156_000, 6_500],
  ])('has the figures of the plan for $%i', (value, exact, quoted, total, admin, reserve) => {
    expect(monthlyContribution(value)).toBeCloseTo(exact, 6);
    expect(Math.round(monthlyContribution(value))).toBe(quoted);
    expect(totalContributed(value)).toBe(total);
    expect(programFees(value)).toEqual({ admin, reserve, total: admin + reserve });
  });

  it('follows the printed schedule for the plans, month by month', () => {
    for (const plan of PLAN_IDS) {
      const value = creditOf(plan) / 100;
      expect(planOf(value)).toBe(plan);
      for (const { k, amount } of instalments(plan)) {
        expect(contributionIn(value, k)).toBe(amount / 100);
      }
      expect(contributionIn(value, 241)).toBe(0);
      expect(fundedAfter(value, PROGRAM_MONTHS)).toBe(value);
    }
    expect(planOf(450_001)).toBeUndefined();
    expect(totalContributed(450_004)).toBe(562_505);
  });

  it('collects the value and the fees, and nothing else', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(totalContributed(value)).toBeCloseTo(value + programFees(value).total, 6);
        expect(contributedAfter(value, PROGRAM_MONTHS) / totalContributed(value)).toBeCloseTo(1);
        expect(contributedAfter(value, 360)).toBe(contributedAfter(value, PROGRAM_MONTHS));
      }),
    );
  });

  it('finds the value a contribution carries', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(affordableValue(monthlyContribution(value)) / value).toBeCloseTo(1, 10);
      }),
    );
  });
});
