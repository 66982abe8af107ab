import { brand } from '../brand.ts';
import { dateFormat } from './date-format.ts';
import { byLocale, type Locale } from './locale.ts';

function formatsOf(locale: Locale) {
  const format = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone });
  return {
    // Always in Utah's time zone, wherever the server or the reader is.
    day: format(brand.timeZone, { dateStyle: 'long' }),
    date: format('UTC', { dateStyle: 'long' }),
    month: format('UTC', { month: 'long', year: 'numeric' }),
  };
}

const formats = byLocale(formatsOf);

/** 'January 10, 2026' */
export function formatDay(moment: string | Date, locale: Locale = 'en'): string {
  return formats[locale].day.format(new Date(moment));
}

/** 'January 10, 2026' for a date of the calendar such as '2026-01-10'. */
export function formatDate(date: string, locale: Locale = 'en'): string {
  return formats[locale].date.format(new Date(`${date}T12:00:00Z`));
}

/** 'January 2026' for a month of the calendar such as '2026-01'. */
export function formatMonth(month: string, locale: Locale = 'en'): string {
  return formats[locale].month.format(new Date(`${month}-01T12:00:00Z`));
}
