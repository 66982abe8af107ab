import type { Locale } from '#shared/text/locale.ts';
import { clampInput, NUMBER_FIELDS, type NumberInput } from '../../inputs/inputs.ts';
import { isNumberText, parseNumber } from '../../inputs/parse-number.ts';
import { calculatorTexts } from '../../texts.ts';
import { writerIn } from '../results/write-figure.ts';

/** Says how typed text is interpreted if that differs from the text. */
export function noteOn(input: NumberInput, text: string, locale: Locale): string | undefined {
  const { min, max, unit } = NUMBER_FIELDS[input];
  const { countedAs, noNumber } = calculatorTexts(locale).controls;
  const typed = parseNumber(text, unit);
  const [counted, low, high] = [clampInput(input, typed), min, max].map((figure) =>
    writerIn(locale).figure(figure, unit),
  ) as [string, string, string];
  const note = countedAs(counted, low, high);
  if (text.trim() !== '' && !isNumberText(text)) return `${noNumber} ${note}`;
  return typed < min || typed > max ? note : undefined;
}
