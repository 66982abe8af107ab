import { DEFAULT_LOCALE, LOCALES, type Locale } from '#shared/text/locale.ts';

/** The language of the page that is open, for what stands outside of it. */
export const pageLocale = (): Locale =>
  LOCALES.find((one) => one === document.documentElement.lang) ?? DEFAULT_LOCALE;
