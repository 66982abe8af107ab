import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mortgageOf } from '../figures/mortgage.ts';
import { arbitraryInputs } from '../inputs/arbitrary-inputs.ts';
import { DEFAULT_INPUTS as USUAL_INPUTS } from '../inputs/inputs.ts';
import { findRow } from '../result.ts';
import { investWithMortgage, investWithProgram, rentalHome } from './investor-cash-flows.ts';
import { investorReturns } from './investor-returns.ts';

const DEFAULT_INPUTS = { ...USUAL_INPUTS, awardMonth: 120 };

describe('investor returns', () => {
  it('put the same money in on both sides', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const result = investorReturns(inputs);
        const { mortgage, program } = findRow(result, 'ownMoney');
        expect(program).toBeCloseTo(mortgage ?? Number.NaN, 4);
      }),
    );
  });

  it('are as far apart as the differences, invested, and the homes', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const result = investorReturns(inputs);
        const home = rentalHome(inputs);
        const { flows: bought } = investWithMortgage(home, mortgageOf(inputs));
        const { flows: awarded } = investWithProgram(home, inputs, inputs.awardMonth);
        const apart = bought.reduce(
          (sum, flow, month) =>
            sum +
            ((awarded[month] ?? 0) - flow) *
              (1 + inputs.investmentReturn / 100) ** ((360 - month) / 12),
          0,
        );
        const gain = findRow(result, 'netGain');
        const difference = (gain.program ?? 0) - (gain.mortgage ?? 0);
        expect(Math.abs(difference - apart)).toBeLessThan(1e-6 * (1 + Math.abs(apart)) + 1);
      }),
    );
  });

  it('let the mortgage lead for the default visitor, by gain and by return', () => {
    const { answers } = investorReturns(DEFAULT_INPUTS);
    expect(answers.slice(0, 2).map(({ key, winner }) => [key, winner])).toEqual([
      ['netGain', 'mortgage'],
      ['yearlyReturn', 'mortgage'],
    ]);
  });

  it('average the cash flow of the year that follows', () => {
    const result = investorReturns(DEFAULT_INPUTS);
    const home = 2500 * 0.95 - 675;
    expect(findRow(result, 'cashFlowFirstYear').mortgage).toBeCloseTo(home - 2517.17, 2);
    expect(findRow(result, 'cashFlowFirstYear').program).toBe(-2344);
    expect(findRow(result, 'cashFlowAfterAward').program).toBeCloseTo(home - 2344, 6);
    expect(findRow(result, 'cashFlowAfterLastContribution').program).toBeCloseTo(
      home * 1.03 ** 10,
      6,
    );
  });

  it('add up to the net gain', () => {
    const parts = [
      'investorPaid',
      'rentReceived',
      'ownerCosts',
      'saleValue',
      'investmentGain',
    ] as const;
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const result = investorReturns(inputs);
        for (const side of ['mortgage', 'program'] as const) {
          const sum = parts.reduce((total, key) => total + (findRow(result, key)[side] ?? 0), 0);
          expect(sum).toBeCloseTo(findRow(result, 'netGain')[side] ?? 0, 2);
        }
      }),
    );
  });

  it('turn with the month of award', () => {
    const at = (awardMonth: number) => {
      const { answers } = investorReturns({ ...DEFAULT_INPUTS, awardMonth });
      return answers.find(({ key }) => key === 'yearlyReturn')?.winner;
    };
    expect(at(12)).toBe('program');
    expect(at(120)).toBe('mortgage');
  });

  it('draw the chosen month of award on the curve of all months', () => {
    const result = investorReturns(DEFAULT_INPUTS);
    const plot = result.plots[1];
    const value = plot?.lines[1]?.values[plot.x.indexOf(120)];
    expect(value).toBeCloseTo(findRow(result, 'yearlyReturn').program ?? 0, 8);
  });

  it('leave out a return nobody can name', () => {
    // No money down and rent above all costs: nothing was invested, so there is no return.
    const result = investorReturns({
      ...DEFAULT_INPUTS,
      awardMonth: 1,
      downPayment: 0,
      rentalIncome: 15_000,
    });
    expect(findRow(result, 'yearlyReturn').mortgage).toBeUndefined();
    expect(result.answers.map(({ key }) => key)).toEqual(['netGain', 'awardChance']);
  });
});
