import type { Locale } from '#shared/locale.ts';

/** The language of the page that is open. */
export function pageLocale(): Locale {
  return document.documentElement.lang.startsWith('pt') ? 'pt-BR' : 'en';
}
