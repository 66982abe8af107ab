/**
 * The languages of the product's pages and mails. To add one, add it here; the compiler then lists
 * what is missing.
 */
export const LOCALES = ['en', 'pt-BR'] as const;
export type Locale = (typeof LOCALES)[number];

/** For somebody whose language we do not know. */
export const DEFAULT_LOCALE: Locale = 'en';

/** The locale with which `Intl` formats numbers and dates. */
export const INTL_LOCALES: Record<Locale, string> = { en: 'en-US', 'pt-BR': 'pt-BR' };

export const byLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
