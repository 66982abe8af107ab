import { formatDate, formatDay, formatMonth } from '#shared/text/format-date.ts';
import { byLocale, type Locale } from '#shared/text/locale.ts';
import { formatAmount, formatMoney, usd } from '#shared/text/money.ts';
import { useLocale } from './locale-scope.tsx';

const formatsOf = (locale: Locale) => ({
  locale,
  /** '$2,344' for cents; in Portuguese 'US$ 2.344'. */
  dollars: (cents: number) => formatMoney(usd(cents), locale),
  /** '$2,344.00': the same with cents always, for columns. */
  amount: (cents: number) => formatAmount(usd(cents), locale),
  /** The date of an instant, in Utah. */
  day: (moment: string | Date) => formatDay(moment, locale),
  /** A date of the calendar such as '2026-01-10'. */
  date: (date: string) => formatDate(date, locale),
  /** A month of the calendar such as '2026-01'. */
  month: (month: string) => formatMonth(month, locale),
});

export type Formats = ReturnType<typeof formatsOf>;
const FORMATS = byLocale(formatsOf);

export const formatsIn = (locale: Locale): Formats => FORMATS[locale];

/** Money and dates in the language of this part of the page. */
export const useFormats = (): Formats => formatsIn(useLocale());
