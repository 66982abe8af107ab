/**
 * Whole dollars with or without thousands separators, then up to two decimals after the other
 * separator.
 */
const IN_GROUPS = /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$|^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;
const PLAIN = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;

/**
 * The cents of an amount as people write it in English or Portuguese: '2,344.00', '2.344,00',
 * '2344'. Undefined when it is not an amount.
 */
export function centsOf(text: string): number | undefined {
  const plain = text.trim().replace(/^(US)?\$\s*/i, '');
  const [, english, englishPart, portuguese, portuguesePart] = IN_GROUPS.exec(plain) ?? [];
  const [, simple, simplePart] = PLAIN.exec(plain) ?? [];
  const whole = (english ?? portuguese ?? simple)?.replace(/[.,]/g, '');
  if (whole === undefined || whole.length > 9) return undefined;
  const part = englishPart ?? portuguesePart ?? simplePart ?? '';
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
