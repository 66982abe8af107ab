import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mortgageOf } from '../figures/mortgage.ts';
import { arbitraryInputs } from '../inputs/arbitrary-inputs.ts';
import { DEFAULT_INPUTS } from '../inputs/inputs.ts';
import { investWithMortgage, investWithProgram, rentalHome } from './investor-cash-flows.ts';

describe('cash flows', () => {
  it('add up to the gain, and the plot ends there', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const home = rentalHome(inputs);
        const ways = [
          investWithMortgage(home, mortgageOf(inputs)),
          investWithProgram(home, inputs, inputs.awardMonth),
        ];
        for (const way of ways) {
          expect(way.flows).toHaveLength(361);
          expect(way.flows.reduce((sum, flow) => sum + flow, 0)).toBeCloseTo(way.netGain, 2);
          expect(way.positionByYear).toHaveLength(31);
          expect(way.positionByYear.at(-1)).toBeCloseTo(way.netGain, 2);
        }
      }),
    );
  });

  it('buy with the credit what it buys by then', () => {
    const home = rentalHome(DEFAULT_INPUTS);
    const { flows, saleValue } = investWithProgram(home, DEFAULT_INPUTS, 120);
    expect(flows[120]).toBe(-2344);
    // Rents and prices grow equally by default, so the smaller home earns today's rent.
    expect(flows[121]).toBeCloseTo(2500 * 0.95 - 675 - 2344, 6);
    // Worth 450,000 in year 10, then 20 years at 3 %.
    expect(saleValue).toBeCloseTo(450_000 * 1.03 ** 20, 4);
  });

  it('lose a fifth of each contribution to fees before the award', () => {
    const { positionByYear } = investWithProgram(rentalHome(DEFAULT_INPUTS), DEFAULT_INPUTS, 120);
    expect(positionByYear[1]).toBeCloseTo(-12 * (2344 - 1875), 6);
  });

  it('start with nothing lost by the mortgage, and the fees lost by an award at once', () => {
    const home = rentalHome(DEFAULT_INPUTS);
    expect(investWithMortgage(home, mortgageOf(DEFAULT_INPUTS)).positionByYear[0]).toBe(0);
    const inputs = {
      ...DEFAULT_INPUTS,
      appreciation: 0,
      rentalIncome: 0,
      propertyTaxRate: 0,
      insuranceRate: 0,
      upkeepRate: 0,
    };
    const awarded = investWithProgram(rentalHome(inputs), inputs, 1);
    expect(awarded.positionByYear[1]).toBeCloseTo(-112_560, 6);
  });
});
