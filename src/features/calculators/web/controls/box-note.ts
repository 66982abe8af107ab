import { clampInput, NUMBER_FIELDS, type NumberInput } from '../../inputs/inputs.ts';
import { isNumberText, parseNumber } from '../../inputs/parse-number.ts';
import { writeFigure } from '../results/write-figure.ts';

/** Says how a typed text counts where that is not what it says; nothing where it is. */
export function noteOn(input: NumberInput, text: string): string | undefined {
  const { min, max, unit } = NUMBER_FIELDS[input];
  const typed = parseNumber(text, unit);
  const counted = clampInput(input, typed);
  const range = `from ${writeFigure(min, unit)} to ${writeFigure(max, unit)}`;
  if (text.trim() !== '' && !isNumberText(text)) {
    return `We cannot read this as a number. Counted as ${writeFigure(counted, unit)}: ${range}`;
  }
  if (typed < min || typed > max) return `Counted as ${writeFigure(counted, unit)}: ${range}`;
  return undefined;
}
