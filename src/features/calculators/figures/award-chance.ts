import { chanceByMonth } from '#features/program-rules/odds.ts';
import type { CalculatorInputs } from '../inputs/inputs.ts';
import type { Answer } from '../result.ts';

/** The chance that a member who never bids is selected by the assumed month of award. */
export function awardChance({ awardMonth, otherBidders }: CalculatorInputs): Answer {
  const amount = chanceByMonth(awardMonth, otherBidders) * 100;
  return { key: 'awardChance', winner: 'tie', amount, unit: 'chance' };
}
