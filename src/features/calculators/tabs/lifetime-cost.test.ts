import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryInputs } from '../inputs/arbitrary-inputs.ts';
import { DEFAULT_INPUTS as USUAL_INPUTS } from '../inputs/inputs.ts';
import { findRow } from '../result.ts';
import { lifetimeCost } from './lifetime-cost.ts';

/** As paid; today's dollars are tested with the whole count (`all-in-cost.test.ts`). */
const DEFAULT_INPUTS = { ...USUAL_INPUTS, awardMonth: 120, dollars: 'nominal' } as const;

describe('the lifetime cost', () => {
  it('answers for the default visitor', () => {
    const result = lifetimeCost(DEFAULT_INPUTS);
    expect(findRow(result, 'totalPaid').mortgage).toBeCloseTo(90_000 + 906_182, 0);
    expect(findRow(result, 'totalPaid').program).toBe(562_560);
    expect(findRow(result, 'adminFees').program).toBe(108_000);
    expect(findRow(result, 'reserve').program).toBe(4560);
    expect(result.answers.map(({ key, winner }) => [key, winner])).toEqual([
      ['lifetimeCost', 'program'],
      ['allInCost', 'program'],
      ['breakEven', 'tie'],
      ['awardChance', 'tie'],
    ]);
  });

  it('names the whole count in today’s dollars unless asked for it as paid', () => {
    const { answers, tables } = lifetimeCost(USUAL_INPUTS);
    expect(answers[1]?.key).toBe('allInCostToday');
    expect(tables[0]?.key).toBe('allInTableToday');
  });

  it('adds up in every table', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        for (const { rows } of lifetimeCost(inputs).tables) {
          const total = rows.findIndex(({ isTotal }) => isTotal);
          for (const side of ['mortgage', 'program'] as const) {
            const sum = rows.slice(0, total).reduce((all, each) => all + (each[side] ?? 0), 0);
            expect(sum).toBeCloseTo(rows[total]?.[side] ?? Number.NaN, 3);
          }
        }
      }),
    );
  });

  it('draws lines that end at the totals', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const result = lifetimeCost({ ...inputs, dollars: 'nominal' });
        const [mortgage, program] = result.plots[0]?.lines ?? [];
        const total = findRow(result, 'totalPaid');
        expect(mortgage?.values.at(-1)).toBeCloseTo(total.mortgage ?? 0, 2);
        expect(program?.values.at(-1)).toBeCloseTo(total.program ?? 0, 2);
      }),
    );
  });

  it('turns with the month of award', () => {
    const at = (awardMonth: number) =>
      lifetimeCost({ ...DEFAULT_INPUTS, awardMonth }).answers[1]?.winner;
    expect(at(1)).toBe('program');
    expect(at(136)).toBe('program');
    expect(at(138)).toBe('mortgage');
    expect(at(240)).toBe('mortgage');
  });

  it('says so when one side wins whatever the award', () => {
    const free = { ...DEFAULT_INPUTS, monthlyRent: 0, appreciation: 0 };
    expect(lifetimeCost(free).answers[2]?.winner).toBe('program');
    const cheapLoan = { ...DEFAULT_INPUTS, interestRate: 3, downPayment: 50, monthlyRent: 10_000 };
    expect(lifetimeCost(cheapLoan).answers[2]?.winner).toBe('mortgage');
  });
});
