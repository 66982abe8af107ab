import type { CalculatorInputs } from '../inputs/inputs.ts';
import { monthlyContribution, PROGRAM_MONTHS, totalContributed } from './program.ts';

export const FLEX_CHOICES = ['full', 'intermediate', 'flex'] as const;

export type FlexChoice = (typeof FLEX_CHOICES)[number];

export type FlexOutcome = {
  readonly choice: FlexChoice;
  /** The amount the member can buy a home with. */
  readonly credit: number;
  readonly monthlyUntilAward: number;
  /** Undefined when the award comes with the last contribution. */
  readonly monthlyAfterAward: number | undefined;
  /** Due in one sum, because no month is left to spread it over. */
  readonly dueAtAward: number;
  readonly totalContributed: number;
  /** The part of the total that does not buy the home. */
  readonly feesAndReserve: number;
};

/**
 * The Flex Plan: a reduced contribution until the award, then one of three choices. Each choice
 * keeps a part of the credit (all of it, all but half the reduction, all but the reduction), owes
 * the same part of the plan's total, and spreads the difference over the remaining months.
 */
export function flexOutcomes(inputs: CalculatorInputs): readonly FlexOutcome[] {
  return FLEX_CHOICES.map((choice) => flexOutcome(inputs, choice));
}

function flexOutcome(inputs: CalculatorInputs, choice: FlexChoice): FlexOutcome {
  const reduction = inputs.flexReduction / 100;
  const kept = 1 - reduction * givenUp[choice];
  const credit = inputs.propertyValue * kept;
  const monthlyUntilAward = monthlyContribution(inputs.propertyValue) * (1 - reduction);
  const total = totalContributed(inputs.propertyValue) * kept;
  const owed = total - monthlyUntilAward * inputs.awardMonth;
  const monthsLeft = PROGRAM_MONTHS - inputs.awardMonth;
  return {
    choice,
    credit,
    monthlyUntilAward,
    monthlyAfterAward: monthsLeft > 0 ? owed / monthsLeft : undefined,
    dueAtAward: monthsLeft > 0 ? 0 : owed,
    totalContributed: total,
    feesAndReserve: total - credit,
  };
}

/** How much higher than the ordinary contribution the later ones may be, in percent. */
export const LATER_LIMIT = 150;

/**
 * The last month of award up to which Full keeps the later contributions within that limit: what
 * is still owed, 240 - (1 - r) m contributions, is at most 1.5 (240 - m).
 */
export function lastMonthWithinLimit(reductionPercent: number): number {
  return Math.floor(12_000 / (50 + reductionPercent));
}

/** The part of the reduction that is taken off the credit. */
const givenUp: { readonly [C in FlexChoice]: number } = { full: 0, intermediate: 0.5, flex: 1 };
