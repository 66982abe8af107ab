const plain = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const englishThousands = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;
const decimalComma = /^[+-]?(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/;

/**
 * Reads what a visitor typed; text that is no number counts as 0.
 * '$450,000' and '7.5 %' are read as meant, and so is '7,5': many visitors write it the Brazilian way.
 */
export function parseNumber(text: string): number {
  const bare = text.replace(/[\s$%]/g, '');
  const value = Number(toPlain(bare));
  return Number.isFinite(value) ? value + 0 : 0;
}

function toPlain(text: string): string {
  if (plain.test(text)) return text;
  if (englishThousands.test(text)) return text.replaceAll(',', '');
  if (decimalComma.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return '0';
}
