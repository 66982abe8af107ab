import type { CalculatorInputs } from '../inputs/inputs.ts';

/** A traditional mortgage runs for 30 years; the visitor can choose a shorter one. */
export const MORTGAGE_MONTHS = 360;

/** Below this down payment lenders ask for mortgage insurance. */
export const INSURED_BELOW_PERCENT = 20;
/** The insurance ends by law at this share of the first value still owed (12 U.S.C. § 4902). */
export const INSURED_ABOVE_SHARE = 0.78;

/** A loan month by month; index 0 is the first payment. */
export type Schedule = {
  readonly interest: readonly number[];
  /** The balance after each payment; the last is 0. */
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

/** The largest loan a monthly payment pays off: the inverse of `levelPayment`. */
export function affordableLoan(
  payment: number,
  yearlyRate: number,
  months: number = MORTGAGE_MONTHS,
): number {
  return payment / paymentFactor(yearlyRate, months);
}

/** Pays off a loan with a fixed monthly payment; the last payment is smaller. */
export function amortise(loan: number, yearlyRate: number, payment: number): Schedule {
  const rate = monthlyRate(yearlyRate);
  const interest: number[] = [];
  const balances: number[] = [];
  let owed = loan;
  let totalInterest = 0;
  while (owed > 0) {
    const due = owed * rate;
    // Such a loan would never be paid off.
    if (payment <= due) throw new RangeError('the payment does not cover the interest');
    const rest = owed + due - payment;
    interest.push(due);
    totalInterest += due;
    // Rounding leaves millionths of a cent after the last payment; they must not add a 361st month.
    owed = rest < loan * 1e-9 ? 0 : rest;
    balances.push(owed);
  }
  return { interest, balances, totalPaid: loan + totalInterest, totalInterest };
}

export type Mortgage = {
  readonly downPayment: number;
  readonly closingCosts: number;
  readonly loan: number;
  /** Interest and principal, without insurance. */
  readonly payment: number;
  readonly months: number;
  /** Mortgage insurance a month, and for how many months from the first one. */
  readonly insurance: number;
  readonly insuredMonths: number;
  readonly schedule: Schedule;
};

/** The mortgage for these inputs, with its full schedule. */
export function mortgageOf(inputs: CalculatorInputs): Mortgage {
  const value = inputs.propertyValue;
  const months = mortgageMonths(inputs);
  const downPayment = (value * inputs.downPayment) / 100;
  const loan = value - downPayment;
  const payment = levelPayment(loan, inputs.interestRate, months);
  const schedule = amortise(loan, inputs.interestRate, payment);
  const insurance = loan * insuranceShare(inputs);
  // The first month without insurance is the one after the balance reaches the limit.
  const end = schedule.balances.findIndex((owed) => owed <= value * INSURED_ABOVE_SHARE);
  return {
    downPayment,
    closingCosts: (value * inputs.closingMortgage) / 100,
    loan,
    payment,
    months,
    insurance,
    insuredMonths: insurance > 0 ? end + 1 : 0,
    schedule,
  };
}

export function mortgageMonths({ mortgageTerm }: CalculatorInputs): number {
  return Number(mortgageTerm) * 12;
}

/** Mortgage insurance a month, as a share of the loan; 0 from 20 % down payment on. */
export function insuranceShare(inputs: CalculatorInputs): number {
  return inputs.downPayment < INSURED_BELOW_PERCENT ? inputs.mortgageInsurance / 100 / 12 : 0;
}

/** The payment of a month, insurance included; 0 after the last one. */
export function mortgagePaymentIn(mortgage: Mortgage, month: number): number {
  if (month > mortgage.months) return 0;
  return mortgage.payment + (month <= mortgage.insuredMonths ? mortgage.insurance : 0);
}

/** Everything paid after some months: down payment, closing costs, payments and insurance. */
export function mortgagePaidAfter(mortgage: Mortgage, month: number): number {
  return (
    mortgage.downPayment +
    mortgage.closingCosts +
    mortgage.payment * Math.min(month, mortgage.months) +
    mortgage.insurance * Math.min(month, mortgage.insuredMonths)
  );
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
