import { brand } from './brand.ts';
import type { Locale } from './locale.ts';

const LANGUAGES: Record<Locale, string> = { en: 'en-US', 'pt-BR': 'pt-BR' };

/** A format for each language, made when it is first used. */
function formats(options: Intl.DateTimeFormatOptions) {
  const made = new Map<Locale, Intl.DateTimeFormat>();
  return (locale: Locale): Intl.DateTimeFormat => {
    const known = made.get(locale) ?? new Intl.DateTimeFormat(LANGUAGES[locale], options);
    made.set(locale, known);
    return known;
  };
}

// Always in Utah's time zone, wherever the server or the reader is.
const longDay = formats({ dateStyle: 'long', timeZone: brand.timeZone });
const utcDay = formats({ dateStyle: 'long', timeZone: 'UTC' });
const utcMonth = formats({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'January 10, 2026' */
export function formatDay(moment: string | Date, locale: Locale = 'en'): string {
  return longDay(locale).format(new Date(moment));
}

/** 'January 10, 2026' for a date of the calendar such as '2026-01-10'. */
export function formatDate(date: string, locale: Locale = 'en'): string {
  return utcDay(locale).format(new Date(`${date}T12:00:00Z`));
}

/** 'January 2026' for a month of the calendar such as '2026-01'. */
export function formatMonth(month: string, locale: Locale = 'en'): string {
  return utcMonth(locale).format(new Date(`${month}-01T12:00:00Z`));
}
