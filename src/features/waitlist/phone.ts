export const US_PHONE_DIGITS = 10;
/** '(123) 456-7890' */
export const PHONE_LENGTH = 14;

/**
 * The digits of an American number, at most ten; a leading country code 1 is dropped, since no area
 * code begins with 1.
 */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^(00)?1/, '');
  return digits.slice(0, US_PHONE_DIGITS);
}

/** Formats the digits typed so far as an American number. */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed);
  if (digits === '') return '';
  const [area, middle, end] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (middle === '') return `(${area}`;
  return end === '' ? `(${area}) ${middle}` : `(${area}) ${middle}-${end}`;
}
