import { TERM_MONTHS } from '#features/plans/plans.ts';
import { chanceByMonth, type OtherBidders } from '#features/program-rules/odds.ts';
import { marginalRate } from '../figures/tax-law.ts';
import { type CalculatorInputs, clampInput, NUMBER_FIELDS, type NumberInput } from './inputs.ts';

/**
 * Inputs derived from others until the visitor sets them: a more expensive home has a higher rent,
 * a higher income a higher bracket. The order matters, since some depend on each other.
 */
const FOLLOWERS: Partial<Record<NumberInput, (inputs: CalculatorInputs) => number>> = {
  monthlyRent: ({ propertyValue }) => rentFor(propertyValue, NUMBER_FIELDS.monthlyRent.default),
  rentalIncome: ({ propertyValue }) => rentFor(propertyValue, NUMBER_FIELDS.rentalIncome.default),
  awardMonth: ({ otherBidders }) => likelyAwardMonth(otherBidders),
  grossIncome: ({ income }) => Math.round((income * GROSS_OF_SPENDABLE) / 100) * 100,
  marginalTaxRate: ({ grossIncome, filingStatus }) => marginalRate(grossIncome * 12, filingStatus),
};

/** $7,800 before taxes leave a single filer in Utah about $6,000. */
const GROSS_OF_SPENDABLE = 1.3;
const FOLLOWER_INPUTS = Object.keys(FOLLOWERS) as readonly NumberInput[];

export function isFollower(input: NumberInput): boolean {
  return FOLLOWER_INPUTS.includes(input);
}

/** The derived value of an input that the visitor has not set. */
export function usualOf(input: NumberInput, inputs: CalculatorInputs): number {
  return clampInput(input, FOLLOWERS[input]?.(inputs) ?? Number.NaN);
}

/** Sets some inputs to their derived values. */
export function withUsual(
  inputs: CalculatorInputs,
  followers: readonly NumberInput[],
): CalculatorInputs {
  let next = inputs;
  for (const input of FOLLOWER_INPUTS) {
    if (followers.includes(input)) next = { ...next, [input]: usualOf(input, next) };
  }
  return next;
}

/** Changes one input and derives its followers again; inputs set by the visitor stay. */
export function changeInput<K extends keyof CalculatorInputs>(
  inputs: CalculatorInputs,
  input: K,
  value: CalculatorInputs[K],
): CalculatorInputs {
  const following = FOLLOWER_INPUTS.filter(
    (each) => each !== input && inputs[each] === usualOf(each, inputs),
  );
  return withUsual({ ...inputs, [input]: value }, following);
}

/** The first month by which a member who never bids is as likely selected as not. */
export function likelyAwardMonth(others: OtherBidders): number {
  let month = 1;
  // Exactly one half may come out slightly lower by rounding.
  while (month < TERM_MONTHS && chanceByMonth(month, others) < 0.5 - 1e-9) month += 1;
  return month;
}

function rentFor(propertyValue: number, rentOfUsualHome: number): number {
  const rent = (rentOfUsualHome * propertyValue) / NUMBER_FIELDS.propertyValue.default;
  return Math.round(rent / 50) * 50;
}
