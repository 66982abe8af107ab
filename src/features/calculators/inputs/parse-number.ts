const plain = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const englishThousands = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;
const decimalComma = /^[+-]?(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/;
const decimalThousandths = /^[+-]?\d+,\d{3}$/;
const dottedThousands = /^[+-]?[1-9]\d{0,2}(\.\d{3})+$/;

type Unit = 'dollars' | 'percent' | 'month';

/**
 * Parses what a visitor typed; text that is not a number counts as 0. '$450,000' and '7.5 %' are
 * accepted, and so is '7,5', because many visitors write Brazilian decimals. An amount of '450.000'
 * is thousands, since nobody types thousandths of a dollar; a rate of '7,125' is a decimal, since
 * no rate is that high.
 */
export function parseNumber(text: string, unit?: Unit): number {
  const value = Number(toPlain(bare(text), unit));
  return Number.isFinite(value) ? value + 0 : 0;
}

/** Whether the text is in one of the formats that `parseNumber` accepts. */
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
