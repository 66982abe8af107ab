import { ANSWERS } from './answers.ts';
import type { CalculatorInputs } from './inputs.ts';
import type { Answer, Unit } from './result.ts';

/** Writes an answer out; how a figure is written is the page's business. */
export function writeAnswer(
  answer: Answer,
  inputs: CalculatorInputs,
  write: (amount: number, unit: Unit) => string,
): string {
  return ANSWERS[answer.key][answer.winner]
    .replace('{amount}', () => write(answer.amount, answer.unit))
    .replace('{award}', () => write(inputs.awardMonth, 'month'));
}
