const plain = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const englishThousands = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;
const decimalComma = /^[+-]?(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/;
const decimalThousandths = /^[+-]?\d+,\d{3}$/;
const dottedThousands = /^[+-]?[1-9]\d{0,2}(\.\d{3})+$/;

type Unit = 'dollars' | 'percent' | 'month';

/**
 * Reads what a visitor typed; text that is no number counts as 0.
 * '$450,000' and '7.5 %' are read as meant, and so is '7,5': many visitors write it the Brazilian
 * way. An amount of '450.000' is thousands too, since nobody types thousandths of a dollar; and a
 * rate of '7,125' is no thousands, since no rate is that high.
 */
export function parseNumber(text: string, unit?: Unit): number {
  const value = Number(toPlain(bare(text), unit));
  return Number.isFinite(value) ? value + 0 : 0;
}

/** Whether the text is a number in one of the ways `parseNumber` knows. */
export function isNumberText(text: string): boolean {
  const patterns = [plain, englishThousands, decimalComma, dottedThousands];
  return patterns.some((pattern) => pattern.test(bare(text)));
}

function bare(text: string): string {
  return text.replace(/US\$|[\s$%]/gi, '');
}

function toPlain(text: string, unit?: Unit): string {
  if (unit === 'percent' && decimalThousandths.test(text)) return text.replace(',', '.');
  if (unit === 'dollars' && dottedThousands.test(text)) return text.replaceAll('.', '');
  if (plain.test(text)) return text;
  if (englishThousands.test(text)) return text.replaceAll(',', '');
  if (decimalComma.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (dottedThousands.test(text)) return text.replaceAll('.', '');
  return '0';
}
