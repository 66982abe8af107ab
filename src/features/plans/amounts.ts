export const MIN_CREDIT = 50_000;
export const MAX_CREDIT = 5_000_000;

/**
 * Parses dollars that a person typed in English or Portuguese; undefined when the amount is not
 * allowed. A value under 1000 counts as thousands, as everywhere.
 */
export function readCredit(text: string): number | undefined {
  const figure = text.replace(/\s|(?:us)?\$/gi, '').replace(/[.,](?=\d{3}(?!\d))/g, '');
  const amount = Number(figure.replace(',', '.'));
  const dollars = amount < 1000 ? amount * 1000 : amount;
  const isFit = Number.isFinite(dollars) && dollars >= MIN_CREDIT && dollars <= MAX_CREDIT;
  return isFit ? dollars : undefined;
}
