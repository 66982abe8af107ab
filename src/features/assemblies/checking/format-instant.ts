import { brand } from '#shared/brand.ts';
import { INTL_LOCALES, type Locale } from '#shared/text/locale.ts';

function formatOf(language: string) {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: brand.timeZone,
  });
}

const formats: Record<Locale, Intl.DateTimeFormat> = {
  en: formatOf(INTL_LOCALES.en),
  'pt-BR': formatOf(INTL_LOCALES['pt-BR']),
};

const MINUTE_MS = 60_000;

/** Formats a deadline; one at midnight is shown as the last minute of the day before. */
export function formatDeadline(moment: string | Date, locale: Locale = 'en'): string {
  return formatInstant(new Date(new Date(moment).getTime() - MINUTE_MS), locale);
}

/** 'March 15, 2027 at 6:00 PM (Utah)': the program's times are Utah's. */
export function formatInstant(moment: string | Date, locale: Locale = 'en'): string {
  return `${formats[locale].format(new Date(moment))} (Utah)`;
}
