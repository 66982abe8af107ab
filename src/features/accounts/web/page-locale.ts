import type { Locale } from '#shared/locale.ts';
import { useLocale } from '#ui/locale-scope.tsx';

/** The language of the part of the page that asks: that of its scope, or else of the page. */
export function usePageLocale(): Locale {
  const scoped = useLocale();
  return scoped === 'en' ? pageLocale() : scoped;
}

/** The language of the page that is open. */
export function pageLocale(): Locale {
  return document.documentElement.lang.startsWith('pt') ? 'pt-BR' : 'en';
}
