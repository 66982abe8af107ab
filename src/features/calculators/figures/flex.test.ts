import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryInputs } from '../inputs/arbitrary-inputs.ts';
import { DEFAULT_INPUTS as USUAL_INPUTS } from '../inputs/inputs.ts';
import { flexOutcomes, LATER_LIMIT, lastMonthWithinLimit } from './flex.ts';
import { monthlyContribution, PROGRAM_MONTHS, totalContributed } from './program.ts';

const DEFAULT_INPUTS = { ...USUAL_INPUTS, awardMonth: 120 };

describe('the Flex Plan', () => {
  it('with 50 % and an award in month 120 gives round figures', () => {
    const [full, intermediate, flex] = flexOutcomes(DEFAULT_INPUTS);
    expect(full).toMatchObject({ credit: 450_000, monthlyAfterAward: 2344 * 1.5 });
    expect(intermediate).toMatchObject({ credit: 337_500, monthlyAfterAward: 2344 });
    expect(flex).toMatchObject({ credit: 225_000, monthlyAfterAward: 2344 / 2 });
  });

  it('says up to which month Full keeps the later contributions within the limit', () => {
    expect(lastMonthWithinLimit(50)).toBe(120);
    for (let flexReduction = 10; flexReduction <= 50; flexReduction += 5) {
      const later = (awardMonth: number) =>
        flexOutcomes({ ...DEFAULT_INPUTS, flexReduction, awardMonth })[0]?.monthlyAfterAward ?? 0;
      const limit = (2344 * LATER_LIMIT) / 100;
      const month = lastMonthWithinLimit(flexReduction);
      expect(later(month)).toBeLessThanOrEqual(limit + 1e-6);
      expect(later(month + 1)).toBeGreaterThan(limit);
    }
  });

  it('collects the part of the total that belongs to the credit, whatever the choice and the month', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        for (const outcome of flexOutcomes(inputs)) {
          const before = outcome.monthlyUntilAward * inputs.awardMonth;
          const after = (outcome.monthlyAfterAward ?? 0) * (PROGRAM_MONTHS - inputs.awardMonth);
          expect(before + after + outcome.dueAtAward).toBeCloseTo(outcome.totalContributed, 4);
          const kept = outcome.credit / inputs.propertyValue;
          const total = totalContributed(inputs.propertyValue) * kept;
          expect(outcome.totalContributed).toBeCloseTo(total, 4);
          expect(outcome.feesAndReserve).toBeCloseTo(total - outcome.credit, 4);
        }
      }),
    );
  });

  it('spreads the missing part as the decisions word it', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        fc.pre(inputs.awardMonth < PROGRAM_MONTHS);
        const regular = monthlyContribution(inputs.propertyValue);
        const [full, intermediate, flex] = flexOutcomes(inputs);
        const missing = regular * (inputs.flexReduction / 100) * inputs.awardMonth;
        const spread = missing / (PROGRAM_MONTHS - inputs.awardMonth);
        expect(full?.monthlyAfterAward).toBeCloseTo(regular + spread, 4);
        expect(flex?.monthlyAfterAward).toBeCloseTo(flex?.monthlyUntilAward ?? 0, 4);
        const halfWay = ((full?.monthlyAfterAward ?? 0) + (flex?.monthlyAfterAward ?? 0)) / 2;
        expect(intermediate?.monthlyAfterAward).toBeCloseTo(halfWay, 4);
      }),
    );
  });

  it('asks for the missing part at once when the award comes last', () => {
    const [full, , flex] = flexOutcomes({ ...DEFAULT_INPUTS, awardMonth: 240 });
    expect(full?.monthlyAfterAward).toBeUndefined();
    expect(full?.dueAtAward).toBe(totalContributed(450_000) / 2);
    expect(flex?.dueAtAward).toBe(0);
  });
});
