import { INTL_LOCALES, type Locale } from './locale.ts';

/** Money is integer cents with a currency; dollars appear only in the API and on pages. */
export type Money = { readonly cents: number; readonly currency: 'USD' };

export function usd(cents: number): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not a whole number of cents: ${cents}`);
  return { cents, currency: 'USD' };
}

/** The API's `amount` fields are dollars. */
export function toDollars(money: Money): number {
  return money.cents / 100;
}

/** Created at first use, so that code that only counts money does not load them. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string, isWhole: boolean): Intl.NumberFormat {
  const key = `${language} ${isWhole}`;
  const digits = isWhole ? { maximumFractionDigits: 0 } : {};
  const options = { style: 'currency', currency: 'USD', ...digits } as const;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format;
}

/** '$2,344' for whole dollars, '$2,343.75' otherwise; in Portuguese 'US$ 2.344'. */
export function formatMoney(money: Money, locale: Locale = 'en'): string {
  return formatOf(INTL_LOCALES[locale], money.cents % 100 === 0).format(toDollars(money));
}

/** '$2,344.00': with cents even if there are none, for columns of amounts. */
export function formatAmount(money: Money, locale: Locale = 'en'): string {
  return formatOf(INTL_LOCALES[locale], false).format(toDollars(money));
}

/** '2344.00' for a cell of a spreadsheet. */
export function centsText(cents: number): string {
  return toDollars(usd(cents)).toFixed(2);
}
