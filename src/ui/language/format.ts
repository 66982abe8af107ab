import { brand } from '#shared/brand.ts';
import { dateFormat } from '#shared/text/date-format.ts';
import { byLocale, type Locale } from '#shared/text/locale.ts';

const timeZone = brand.timeZone;
const formats = byLocale((locale) => ({
  moment: dateFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }),
  day: dateFormat(locale, { dateStyle: 'medium', timeZone }),
}));
const shortDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const number = new Intl.NumberFormat('en-US');

/** 'Nov 15, 2026, 2:40 AM MST', where the cooperative is. */
export function formatDateTime(iso: string, locale: Locale = 'en'): string {
  return formats[locale].moment.format(new Date(iso));
}

/** 'Nov 15, 2026' */
export function formatDay(iso: string, locale: Locale = 'en'): string {
  return formats[locale].day.format(new Date(iso));
}

/** 'Nov 15' for a plain day such as '2026-11-15'. */
export function formatShortDay(plainDay: string): string {
  return shortDay.format(new Date(`${plainDay}T12:00:00Z`));
}

/** '12,480' */
export function formatCount(count: number): string {
  return number.format(count);
}

/** '1 application', '12 applications' */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
