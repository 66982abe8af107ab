import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plans } from '#features/plans/plans.ts';
import vectors from '#testing/vectors/schedule.json' with { type: 'json' };
import { DEPOSIT_CENTS } from './constants.ts';
import { creditOf, instalment, instalments, totalAfter, totalOf, totalOfLast } from './schedule.ts';

const planIds = ['450', '650'] as const;

describe.each(planIds)('the schedule of plan %s', (plan) => {
  const expected = vectors.schedule[plan];

  test('has the published totals', () => {
    const { amount, fund, administration, reserve } = totalAfter(plan, 240);
    expect({ total: amount, fund, admin: administration, reserve }).toEqual({
      total: expected.total,
      fund: expected.fund,
      admin: expected.admin,
      reserve: expected.reserve,
    });
    expect(fund).toBe(creditOf(plan));
  });

  test('begins with the published twelve instalments, the deposit paying part of the first', () => {
    const first = instalments(plan)
      .slice(0, 12)
      .map(({ k, amount, fund, administration, reserve }) => ({
        k,
        amount,
        fund,
        admin: administration,
        reserve,
        cashDue: k === 1 ? amount - DEPOSIT_CENTS : amount,
      }));
    expect(first).toEqual(expected.first12);
  });

  test('has the published fingerprint over all 240 lines', () => {
    const lines = instalments(plan).map(({ k, amount, fund, administration, reserve }) =>
      [k, amount, fund, administration, reserve].join(','),
    );
    expect(lines).toHaveLength(240);
    expect(createHash('sha256').update(lines.join('\n')).digest('hex')).toBe(expected.sha256);
  });

  test('asks the higher amount in the published months of each year and no other', () => {
    const counts: Record<string, number> = {};
    for (const { k, amount } of instalments(plan)) {
      counts[amount] = (counts[amount] ?? 0) + 1;
      const isHigher = amount > plans[plan].monthlyContribution.cents;
      expect(isHigher).toBe((expected.higherMonthsOfYear as number[]).includes(((k - 1) % 12) + 1));
    }
    expect(counts).toEqual(expected.amounts);
  });

  test('any split of the term adds up, and no part is ever negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 240 }), fc.integer({ min: 0, max: 240 }), (a, b) => {
        const [from, to] = a < b ? [a, b] : [b, a];
        const part = totalOf(plan, from + 1, to);
        expect(part.amount).toBe(part.fund + part.administration + part.reserve);
        for (const cents of Object.values(part)) expect(cents).toBeGreaterThanOrEqual(0);
        const sum = instalments(plan)
          .slice(from, to)
          .reduce((total, { amount }) => total + amount, 0);
        expect(part.amount).toBe(sum);
        expect(totalAfter(plan, 240 - from).amount + totalOfLast(plan, from).amount).toBe(
          expected.total,
        );
      }),
    );
  });
});

test('480 first instalments buy two homes', () => {
  for (const plan of planIds) {
    expect(480 * instalment(plan, 1).fund).toBeGreaterThanOrEqual(2 * creditOf(plan));
  }
});

test('refuses an instalment number outside of the term', () => {
  for (const k of [0, 241, 1.5, Number.NaN]) expect(() => instalment('450', k)).toThrow(RangeError);
  for (const k of [-1, 241, 1.5, Number.NaN])
    expect(() => totalAfter('450', k)).toThrow(RangeError);
});
