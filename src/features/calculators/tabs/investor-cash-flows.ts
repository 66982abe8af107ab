import {
  growthByYear,
  growthOver,
  HORIZON_MONTHS,
  HORIZON_YEARS,
  ownerCost,
} from '../figures/growth.ts';
import { type Mortgage, mortgagePaymentIn } from '../figures/mortgage.ts';
import {
  contributedAfter,
  contributionIn,
  fundedAfter,
  totalContributed,
} from '../figures/program.ts';
import type { CalculatorInputs } from '../inputs/inputs.ts';
import { range } from '../result.ts';

/** 30 years of one investment; the sums cover all years, with costs as positive amounts. */
export type Investment = {
  /** Money in (+) and out (−); the first is today, the last includes the sale. */
  readonly flows: readonly number[];
  readonly paid: number;
  readonly rentReceived: number;
  readonly ownerCosts: number;
  readonly saleValue: number;
  readonly netGain: number;
  /** Gain so far if everything were settled after year 0, 1, … 30. */
  readonly positionByYear: readonly number[];
};

/** The home as an investment, bought today; the figures of a smaller home are in proportion. */
export type RentalHome = {
  /** Rent received less vacancy, and costs, in month 1, 2, … 360 (index 0 is unused). */
  readonly rents: readonly number[];
  readonly costs: readonly number[];
  /** Its value after year 0, 1, … 30. */
  readonly valueByYear: readonly number[];
};

/** Computed once, since many award months are tried on the same home. */
export function rentalHome(inputs: CalculatorInputs): RentalHome {
  const occupied = 1 - inputs.vacancy / 100;
  const months = range(0, HORIZON_MONTHS);
  return {
    rents: months.map(
      (month) => inputs.rentalIncome * occupied * growthByYear(month, inputs.rentGrowth),
    ),
    costs: months.map((month) => ownerCost(inputs, month)),
    valueByYear: range(0, HORIZON_YEARS).map(
      (year) => inputs.propertyValue * growthOver(year * 12, inputs.appreciation),
    ),
  };
}

/** Buys at once: the down payment today, then rent and loan payments every month. */
export function investWithMortgage(home: RentalHome, mortgage: Mortgage): Investment {
  const { balances } = mortgage.schedule;
  return invest(home, {
    today: mortgage.downPayment + mortgage.closingCosts,
    dueAtAward: 0,
    paymentIn: (month) => mortgagePaymentIn(mortgage, month),
    ownedAfter: 0,
    scale: 1,
    worthBeforeOwning: () => 0,
    owedAfter: (month) => (month === 0 ? mortgage.loan : (balances[month - 1] ?? 0)),
  });
}

/**
 * Contributes, and at the award buys what the credit pays for: a home of the original value at that
 * day's prices, so a smaller one if prices have risen. No cash is added.
 */
export function investWithProgram(
  home: RentalHome,
  inputs: CalculatorInputs,
  awardMonth: number,
): Investment {
  const value = inputs.propertyValue;
  const total = totalContributed(value);
  return invest(home, {
    today: 0,
    // The credit pays for the home; closing costs are paid in cash.
    dueAtAward: (value * inputs.closingProgram) / 100,
    paymentIn: (month) => contributionIn(value, month),
    ownedAfter: awardMonth,
    scale: 1 / growthOver(awardMonth, inputs.appreciation),
    // Until the award a member has a claim on the fund, without the part that went into fees.
    worthBeforeOwning: (month) => fundedAfter(value, month),
    owedAfter: (month) => total - contributedAfter(value, month),
  });
}

type Way = {
  readonly today: number;
  readonly dueAtAward: number;
  readonly paymentIn: (month: number) => number;
  readonly ownedAfter: number;
  readonly scale: number;
  readonly worthBeforeOwning: (month: number) => number;
  readonly owedAfter: (month: number) => number;
};

function invest(home: RentalHome, way: Way): Investment {
  const flows = [-way.today];
  const positionByYear: number[] = [];
  let paid = way.today;
  let rentReceived = 0;
  let ownerCosts = 0;
  const homeValue = (year: number) => way.scale * (home.valueByYear[year] ?? 0);
  const notePosition = (year: number) => {
    const month = year * 12;
    const isOwned = month >= way.ownedAfter;
    const worth = isOwned ? homeValue(year) - way.owedAfter(month) : way.worthBeforeOwning(month);
    positionByYear.push(rentReceived - ownerCosts - paid + worth);
  };

  notePosition(0);
  for (let month = 1; month <= HORIZON_MONTHS; month++) {
    const payment = way.paymentIn(month) + (month === way.ownedAfter ? way.dueAtAward : 0);
    const isOwned = month > way.ownedAfter;
    const rent = isOwned ? way.scale * (home.rents[month] ?? 0) : 0;
    const costs = isOwned ? way.scale * (home.costs[month] ?? 0) : 0;
    flows.push(rent - costs - payment);
    paid += payment;
    rentReceived += rent;
    ownerCosts += costs;
    if (month % 12 === 0) notePosition(month / 12);
  }

  const saleValue = homeValue(HORIZON_YEARS);
  flows[HORIZON_MONTHS] = (flows[HORIZON_MONTHS] ?? 0) + saleValue;
  const netGain = rentReceived + saleValue - ownerCosts - paid;
  return { flows, paid, rentReceived, ownerCosts, saleValue, netGain, positionByYear };
}
