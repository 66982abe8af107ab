import type { Locale } from './locale.ts';

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

const formatsOf = (language: string) => ({
  whole: new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }),
  exact: new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }),
});

const english = formatsOf('en-US');
const portuguese = formatsOf('pt-BR');

/** '$2,344' for whole dollars, '$2,343.75' otherwise; in Portuguese 'US$ 2.344'. */
export function formatMoney(money: Money, locale: Locale = 'en'): string {
  const formats = locale === 'pt-BR' ? portuguese : english;
  const format = money.cents % 100 === 0 ? formats.whole : formats.exact;
  return format.format(toDollars(money));
}
