import type { Locale } from '#shared/text/locale.ts';
import type { CalculatorInputs } from '../inputs/inputs.ts';
import type { Answer, Unit } from '../result.ts';
import { calculatorTexts } from '../texts.ts';

/** Writes an answer as a sentence; the caller formats the figures. */
export function writeAnswer(
  answer: Answer,
  inputs: CalculatorInputs,
  locale: Locale,
  write: (amount: number, unit: Unit) => string,
): string {
  const { answers, others } = calculatorTexts(locale);
  return answers[answer.key][answer.winner]({
    amount: write(answer.amount, answer.unit),
    more: answer.more ? write(answer.more.amount, answer.more.unit) : '',
    award: write(inputs.awardMonth, 'month'),
    others: others[inputs.otherBidders],
  });
}
