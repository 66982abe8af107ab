import { brand } from '#shared/brand.ts';
import { dateFormat } from '#shared/text/date-format.ts';
import { byLocale, type Locale } from '#shared/text/locale.ts';

const formats = byLocale((locale) =>
  dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: brand.timeZone }),
);

const MINUTE_MS = 60_000;

/** Formats a deadline; one at midnight is shown as the last minute of the day before. */
export function formatDeadline(moment: string | Date, locale: Locale = 'en'): string {
  return formatInstant(new Date(new Date(moment).getTime() - MINUTE_MS), locale);
}

/** 'March 15, 2027 at 6:00 PM (Utah)': the program's times are Utah's. */
export function formatInstant(moment: string | Date, locale: Locale = 'en'): string {
  return `${formats[locale].format(new Date(moment))} (Utah)`;
}
