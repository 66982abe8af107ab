import { use } from 'react';
import type { Locale } from '#shared/locale.ts';
import { loadTexts, type Texts } from '#shared/texts.ts';
import { useLocale } from './locale-scope.tsx';

/** A feature's sentences in the language of this part of the page; waits until they are loaded. */
export const useTexts = <T>(texts: Texts<T>): T => useTextsIn(texts, useLocale());

/** The same in a language, for who renders the `LocaleScope`. */
export function useTextsIn<T>(texts: Texts<T>, locale: Locale): T {
  if (!texts.isLoaded(locale)) use(loadTexts(locale));
  return texts(locale);
}
