import type { CalculatorInputs } from '../inputs/inputs.ts';
import type { Answer, Unit } from '../result.ts';
import { ANSWERS } from './answers.ts';
import { OTHER_BIDDERS_CLAUSES } from './labels.ts';

/** Writes an answer out; how a figure is written is the page's business. */
export function writeAnswer(
  answer: Answer,
  inputs: CalculatorInputs,
  write: (amount: number, unit: Unit) => string,
): string {
  return ANSWERS[answer.key][answer.winner]
    .replace('{amount}', () => write(answer.amount, answer.unit))
    .replace('{more}', () => (answer.more ? write(answer.more.amount, answer.more.unit) : ''))
    .replace('{award}', () => write(inputs.awardMonth, 'month'))
    .replace('{others}', () => OTHER_BIDDERS_CLAUSES[inputs.otherBidders]);
}
