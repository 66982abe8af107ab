import { use, useEffect, useState } from 'react';
import { LOCALES, type Locale } from '#shared/text/locale.ts';
import { loadTexts, type Texts } from '#shared/text/texts.ts';
import { useLocale } from './locale-scope.tsx';

/**
 * A feature's sentences in the language of this part of the page; suspends until they are loaded.
 */
export const useTexts = <T>(texts: Texts<T>): T => useTextsIn(texts, useLocale());

/** The same in a given language, for the component that renders the `LocaleScope`. */
export function useTextsIn<T>(texts: Texts<T>, locale: Locale): T {
  if (!texts.isLoaded(locale)) use(loadTexts(locale));
  return texts(locale);
}

/**
 * The language once it is loaded, until then the previous one: the frame around a page must not
 * disappear while a language loads.
 */
export function useLoadedLocale(texts: Texts<unknown>, locale: Locale): Locale {
  const [, setLoaded] = useState<Locale>();
  const isLoaded = texts.isLoaded(locale);
  useEffect(() => {
    if (isLoaded) return;
    // Without a connection the frame keeps its language.
    loadTexts(locale).then(
      () => setLoaded(locale),
      () => {},
    );
  }, [isLoaded, locale]);
  return isLoaded ? locale : (LOCALES.find((one) => texts.isLoaded(one)) ?? locale);
}
