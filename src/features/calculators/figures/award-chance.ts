import { chanceByMonth } from '#features/program-rules/odds.ts';
import type { CalculatorInputs } from '../inputs/inputs.ts';
import type { Answer } from '../result.ts';

/** How likely who never bids is selected by the month of award that the figures assume. */
export function awardChance({ awardMonth, otherBidders }: CalculatorInputs): Answer {
  const amount = chanceByMonth(awardMonth, otherBidders) * 100;
  return { key: 'awardChance', winner: 'tie', amount, unit: 'chance' };
}
