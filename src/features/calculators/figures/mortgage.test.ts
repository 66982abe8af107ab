import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryInputs } from '../inputs/arbitrary-inputs.ts';
import { DEFAULT_INPUTS } from '../inputs/inputs.ts';
import {
  affordableLoan,
  amortise,
  levelPayment,
  MORTGAGE_MONTHS,
  mortgageOf,
  mortgagePaidAfter,
  mortgagePaymentIn,
} from './mortgage.ts';

const rates = fc.double({ min: 0, max: 25, noNaN: true });
const loans = fc.double({ min: 1, max: 2_000_000, noNaN: true });

describe('level payment', () => {
  // The printed 'monthly payment per $1,000' tables every lender used to hand out, 30 years.
  it.each([
    [3, 4.22],
    [4, 4.77],
    [5, 5.37],
    [6, 6.0],
    [6.5, 6.32],
    [7, 6.65],
    [7.5, 6.99],
    [8, 7.34],
    [9, 8.05],
    [10, 8.78],
    [12, 10.29],
  ])('at %d %% is %d dollars a month for each thousand', (rate, printed) => {
    expect(levelPayment(1000, rate)).toBeCloseTo(printed, 2);
  });

  it('matches the same tables for other terms', () => {
    expect(levelPayment(1000, 5, 60)).toBeCloseTo(18.87, 2);
    expect(levelPayment(1000, 7.5, 60)).toBeCloseTo(20.04, 2);
    expect(levelPayment(1000, 7, 120)).toBeCloseTo(11.61, 2);
    expect(levelPayment(1000, 9.99, 120)).toBeCloseTo(13.21, 2);
  });

  it('of the default inputs is $2,517.17', () => {
    expect(mortgageOf(DEFAULT_INPUTS).payment).toBeCloseTo(2517.17, 2);
  });

  it('without interest is the loan in equal parts', () => {
    expect(levelPayment(360_000, 0)).toBe(1000);
  });

  it('has no jump where the rate becomes tiny', () => {
    expect(levelPayment(360_000, 1e-12)).toBeCloseTo(1000, 8);
  });

  it('grows with the rate', () => {
    fc.assert(
      fc.property(
        loans,
        rates,
        fc.double({ min: 0.001, max: 5, noNaN: true }),
        (loan, rate, more) => {
          expect(levelPayment(loan, rate + more)).toBeGreaterThan(levelPayment(loan, rate));
        },
      ),
    );
  });

  it('is undone by the affordable loan', () => {
    fc.assert(
      fc.property(loans, rates, (loan, rate) => {
        expect(affordableLoan(levelPayment(loan, rate), rate) / loan).toBeCloseTo(1, 10);
      }),
    );
  });
});

describe('amortisation', () => {
  // Sample Loan Estimate H-24(B) of the US Consumer Financial Protection Bureau (Regulation Z).
  it('agrees with the federal sample disclosure', () => {
    const payment = levelPayment(162_000, 3.875);
    const { balances } = amortise(162_000, 3.875, payment);
    expect(payment).toBeCloseTo(761.78, 2);
    expect(Math.round(162_000 - (balances[59] ?? 0))).toBe(15_773);
  });

  // Published tables of a $250,000 loan: owed after five years, printed without the cents.
  it.each([
    [7, 360, 235_328],
    [6.5, 180, 191_792],
    [6, 360, 232_635],
  ])('at %d %% over %i months leaves $%i after five years', (rate, months, printed) => {
    const payment = levelPayment(250_000, rate, months);
    expect(Math.floor(amortise(250_000, rate, payment).balances[59] ?? 0)).toBe(printed);
  });

  // A published schedule of $300,000 at 4 %, which rounds its payment to $1,432.
  it('follows a published schedule month by month', () => {
    const { interest, balances } = amortise(300_000, 4, 1432);
    expect([0, 1, 11, 23, 33].map((month) => interest[month]?.toFixed(2))).toEqual([
      '1000.00',
      '998.56',
      '983.89',
      '965.64',
      '949.86',
    ]);
    expect([0, 1, 11, 23, 33].map((month) => balances[month]?.toFixed(2))).toEqual([
      '299568.00',
      '299134.56',
      '294719.90',
      '289224.67',
      '284474.68',
    ]);
  });

  it('takes exactly as many payments as its term has, which add up to loan and interest', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const { loan, payment, months, schedule } = mortgageOf(inputs);
        expect(months).toBe(inputs.mortgageTerm === '15' ? 180 : 360);
        expect(schedule.balances).toHaveLength(months);
        expect(schedule.balances.at(-1)).toBe(0);
        expect(schedule.totalPaid / (payment * months)).toBeCloseTo(1, 9);
        expect(schedule.totalPaid).toBeCloseTo(loan + schedule.totalInterest, 4);
      }),
    );
  });

  it('asks for insurance below 20 % down, until 78 % is owed', () => {
    expect(mortgageOf(DEFAULT_INPUTS)).toMatchObject({ insurance: 0, insuredMonths: 0 });
    const mortgage = mortgageOf({ ...DEFAULT_INPUTS, downPayment: 10 });
    const { insurance, insuredMonths, schedule, payment } = mortgage;
    expect(insurance).toBeCloseTo((405_000 * 0.006) / 12, 8);
    expect(schedule.balances[insuredMonths - 2]).toBeGreaterThan(351_000);
    expect(schedule.balances[insuredMonths - 1]).toBeLessThanOrEqual(351_000);
    expect(mortgagePaymentIn(mortgage, insuredMonths)).toBe(payment + insurance);
    expect(mortgagePaymentIn(mortgage, insuredMonths + 1)).toBe(payment);
    expect(mortgagePaymentIn(mortgage, 361)).toBe(0);
  });

  it('adds up what is paid, month by month', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const mortgage = mortgageOf(inputs);
        let paid = mortgage.downPayment + mortgage.closingCosts;
        for (let month = 1; month <= 360; month++) paid += mortgagePaymentIn(mortgage, month);
        expect(mortgagePaidAfter(mortgage, 360)).toBeCloseTo(paid, 3);
      }),
    );
  });

  it('also ends on time without interest', () => {
    const { balances, totalInterest } = amortise(100_000, 0, levelPayment(100_000, 0));
    expect(balances).toHaveLength(MORTGAGE_MONTHS);
    expect(totalInterest).toBe(0);
  });

  it('of nothing is nothing', () => {
    expect(amortise(0, 7.5, 100).balances).toEqual([]);
  });

  it('refuses a payment that would never end', () => {
    expect(() => amortise(100_000, 12, 1000)).toThrow('does not cover the interest');
  });
});
