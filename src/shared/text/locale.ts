/** The languages of the product's pages and mails. A further one is added here; the compiler then lists what it lacks. */
export const LOCALES = ['en', 'pt-BR'] as const;
export type Locale = (typeof LOCALES)[number];

/** What is shown to somebody whose language we do not know. */
export const DEFAULT_LOCALE: Locale = 'en';

/** The language as `Intl` formats numbers and dates for our readers. */
export const INTL_LOCALES: Record<Locale, string> = { en: 'en-US', 'pt-BR': 'pt-BR' };

/** Something that is made in the same way for every language. */
export const byLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
