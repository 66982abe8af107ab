import * as sheet from '@formulajs/formulajs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryInputs } from '../inputs/arbitrary-inputs.ts';
import { DEFAULT_INPUTS } from '../inputs/inputs.ts';
import { findRow } from '../result.ts';
import { earlyPayoff } from '../tabs/early-payoff.ts';
import { investWithMortgage, investWithProgram, rentalHome } from '../tabs/investor-cash-flows.ts';
import { yearlyReturn } from './irr.ts';
import { affordableLoan, levelPayment, mortgageMonths, mortgageOf } from './mortgage.ts';

/** Compares our figures with the spreadsheet functions of an independent library. */
describe('a spreadsheet', () => {
  const rates = fc.double({ min: 0.1, max: 20, noNaN: true });
  const terms = fc.integer({ min: 1, max: 480 });
  const amounts = fc.double({ min: 1, max: 2_000_000, noNaN: true });

  it('PMT agrees on the payment, PV on the loan it carries', () => {
    fc.assert(
      fc.property(amounts, rates, terms, (amount, rate, months) => {
        const pmt = Number(sheet.PMT(rate / 1200, months, -amount));
        const pv = Number(sheet.PV(rate / 1200, months, -amount));
        expect(levelPayment(amount, rate, months) / pmt).toBeCloseTo(1, 9);
        expect(affordableLoan(amount, rate, months) / pv).toBeCloseTo(1, 9);
      }),
    );
  });

  it('IPMT and FV agree on every month of the schedule', () => {
    const { loan, payment, schedule } = mortgageOf(DEFAULT_INPUTS);
    const rate = DEFAULT_INPUTS.interestRate / 1200;
    for (let month = 1; month <= 360; month++) {
      const interest = Number(sheet.IPMT(rate, month, 360, -loan));
      const balance = Number(sheet.FV(rate, month, payment, -loan));
      expect(schedule.interest[month - 1]).toBeCloseTo(interest, 4);
      expect(schedule.balances[month - 1]).toBeCloseTo(balance, 4);
    }
  });

  it('CUMIPMT agrees on the interest of any mortgage', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const { loan, schedule } = mortgageOf(inputs);
        const n = mortgageMonths(inputs);
        const total = -Number(sheet.CUMIPMT(inputs.interestRate / 1200, n, loan, 1, n, 0));
        expect(schedule.totalInterest / total).toBeCloseTo(1, 8);
      }),
    );
  });

  it('NPER agrees on the months an extra payment leaves', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const { loan, payment } = mortgageOf(inputs);
        const rate = inputs.interestRate / 1200;
        const months = Number(sheet.NPER(rate, payment + inputs.extraPayment, -loan));
        // The schedule has whole months; close to a whole month, rounding may go either way.
        fc.pre(Math.abs(months - Math.round(months)) > 1e-6 || inputs.extraPayment === 0);
        const expected = inputs.extraPayment === 0 ? mortgageMonths(inputs) : Math.ceil(months);
        expect(findRow(earlyPayoff(inputs), 'monthsWithExtra').mortgage).toBe(expected);
      }),
    );
  });

  it('IRR agrees on the monthly return behind the yearly one', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const home = rentalHome(inputs);
        const investments = [
          investWithMortgage(home, mortgageOf(inputs)),
          investWithProgram(home, inputs, inputs.awardMonth),
        ];
        for (const { flows } of investments) {
          const ours = yearlyReturn(flows);
          if (ours === undefined) continue;
          const guess = (1 + ours / 100) ** (1 / 12) - 1;
          const monthly = Number(sheet.IRR([...flows], guess * 0.9 + 0.0001));
          expect(100 * ((1 + monthly) ** 12 - 1)).toBeCloseTo(ours, 3);
        }
      }),
    );
  });

  it('NPV is nothing at our return', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const { flows } = investWithProgram(rentalHome(inputs), inputs, inputs.awardMonth);
        const ours = yearlyReturn(flows);
        if (ours === undefined) return;
        const monthly = (1 + ours / 100) ** (1 / 12) - 1;
        const value = Number(sheet.NPV(monthly, ...flows));
        const size = Number(sheet.NPV(monthly, ...flows.map(Math.abs)));
        expect(Math.abs(value) / size).toBeLessThan(1e-7);
      }),
    );
  });
});
