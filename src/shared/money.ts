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

const formatOf = (language: string, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', ...options });

const dollars: Record<Locale, { whole: Intl.NumberFormat; exact: Intl.NumberFormat }> = {
  en: { whole: formatOf('en-US', { maximumFractionDigits: 0 }), exact: formatOf('en-US') },
  'pt-BR': { whole: formatOf('pt-BR', { maximumFractionDigits: 0 }), exact: formatOf('pt-BR') },
};

/** '$2,344' for whole dollars, '$2,343.75' otherwise; in Portuguese 'US$ 2.344'. */
export function formatMoney(money: Money, locale: Locale = 'en'): string {
  const format = dollars[locale][money.cents % 100 === 0 ? 'whole' : 'exact'];
  return format.format(toDollars(money));
}
