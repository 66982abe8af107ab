const MAX_DOLLARS = 1_000_000;
/** Groups of three with either separator, then cents after the other one; or plain digits. */
const FIGURE =
  /^(?:\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d+(?:[.,]\d{1,2})?)$/;
const CENTS = /[.,]\d{1,2}$/;

/**
 * An amount as people type it in English or Portuguese, '$1,200.50' or 'US$ 1.200,50', in dollars;
 * undefined for what is none.
 */
export function readDollars(typed: string): number | undefined {
  const figure = typed.replace(/^\s*(?:us)?\$/i, '').replaceAll(/\s/g, '');
  if (!FIGURE.test(figure)) return undefined;
  const cents = CENTS.exec(figure)?.[0] ?? '';
  const whole = figure.slice(0, figure.length - cents.length).replaceAll(/[.,]/g, '');
  const dollars = Number(`${whole}.${cents.slice(1) || '0'}`);
  return dollars <= MAX_DOLLARS ? dollars : undefined;
}
