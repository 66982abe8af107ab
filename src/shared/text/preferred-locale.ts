import { DEFAULT_LOCALE, LOCALES, type Locale } from './locale.ts';

const languageOf = (tag: string) => tag.trim().toLowerCase().split(/[-;]/)[0];

/** The first of our languages that an `Accept-Language` header names, as browsers sort them. */
export function preferredLocale(header: string | undefined): Locale {
  for (const tag of header?.split(',') ?? []) {
    const found = LOCALES.find((locale) => languageOf(locale) === languageOf(tag));
    if (found) return found;
  }
  return DEFAULT_LOCALE;
}

/**
 * The language of somebody who has not chosen one. English is also what people see who were never
 * asked, so any sign of another language counts more.
 */
export const newcomerLocale = (...signs: readonly (Locale | undefined)[]): Locale =>
  signs.find((sign) => sign && sign !== DEFAULT_LOCALE) ?? DEFAULT_LOCALE;
