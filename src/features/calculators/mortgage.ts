import type { CalculatorInputs } from './inputs.ts';

/** A traditional mortgage runs for 30 years. */
export const MORTGAGE_MONTHS = 360;

/** What a loan looks like month by month; index 0 is the first payment. */
export type Schedule = {
  readonly interest: readonly number[];
  /** What is still owed after each payment; the last is 0. */
  readonly balances: readonly number[];
  readonly totalPaid: number;
  readonly totalInterest: number;
};

/** The level monthly payment that settles a loan, L·r / (1 − (1+r)^−n). */
export function levelPayment(
  loan: number,
  yearlyRate: number,
  months: number = MORTGAGE_MONTHS,
): number {
  return loan * paymentFactor(yearlyRate, months);
}

/** The largest loan a monthly payment settles: the inverse of `levelPayment`. */
export function affordableLoan(
  payment: number,
  yearlyRate: number,
  months: number = MORTGAGE_MONTHS,
): number {
  return payment / paymentFactor(yearlyRate, months);
}

/** Pays a loan down with a fixed monthly payment until nothing is owed; the last one is smaller. */
export function amortise(loan: number, yearlyRate: number, payment: number): Schedule {
  const rate = monthlyRate(yearlyRate);
  const interest: number[] = [];
  const balances: number[] = [];
  let owed = loan;
  let totalInterest = 0;
  while (owed > 0) {
    const due = owed * rate;
    // A payment that does not cover the interest would never end.
    if (payment <= due) throw new RangeError('the payment does not cover the interest');
    const rest = owed + due - payment;
    interest.push(due);
    totalInterest += due;
    // Rounding leaves millionths of a cent after the last payment; they are not a 361st month.
    owed = rest < loan * 1e-9 ? 0 : rest;
    balances.push(owed);
  }
  return { interest, balances, totalPaid: loan + totalInterest, totalInterest };
}

export type Mortgage = {
  readonly downPayment: number;
  readonly loan: number;
  readonly payment: number;
  readonly schedule: Schedule;
};

/** The visitor's mortgage, with every month of it. */
export function mortgageOf(inputs: CalculatorInputs): Mortgage {
  const downPayment = (inputs.propertyValue * inputs.downPayment) / 100;
  const loan = inputs.propertyValue - downPayment;
  const payment = levelPayment(loan, inputs.interestRate);
  return { downPayment, loan, payment, schedule: amortise(loan, inputs.interestRate, payment) };
}

function monthlyRate(yearlyRate: number): number {
  return yearlyRate / 100 / 12;
}

function paymentFactor(yearlyRate: number, months: number): number {
  const rate = monthlyRate(yearlyRate);
  if (rate === 0) return 1 / months;
  // expm1 and log1p keep the digits that 1 − (1+r)^−n loses when r is tiny.
  return rate / -Math.expm1(-months * Math.log1p(rate));
}
