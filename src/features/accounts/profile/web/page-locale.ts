import { DEFAULT_LOCALE, type Locale } from '#shared/text/locale.ts';
import type { Texts } from '#shared/text/texts.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { pageLocale } from '#ui/language/page-locale.ts';
import { useTextsIn } from '#ui/language/use-texts.ts';

/** The language of the part of the page that asks: that of its scope, or else of the page. */
export const usePageLocale = (): Locale => orOfPage(useLocale());

/** A feature's sentences in that language. */
export const usePageTexts = <T>(texts: Texts<T>): T => useTextsIn(texts, usePageLocale());

/** A language that somebody chose goes before that of the page; English may be nobody's choice. */
export const orOfPage = (chosen: Locale): Locale =>
  chosen === DEFAULT_LOCALE ? pageLocale() : chosen;
