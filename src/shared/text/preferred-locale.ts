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
