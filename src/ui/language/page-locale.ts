import { DEFAULT_LOCALE, LOCALES, type Locale } from '#shared/text/locale.ts';

/** The language of the open page, for code outside of React. */
export const pageLocale = (): Locale =>
  LOCALES.find((one) => one === document.documentElement.lang) ?? DEFAULT_LOCALE;
