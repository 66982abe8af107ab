import { createContext, useContext } from 'react';
import type { Locale } from '#shared/locale.ts';
import { pageTexts } from '../page-texts.ts';
import { assemblyTexts } from '../texts.ts';

/** The language that the parts of the public page are written in. */
export const ReaderLocale = createContext<Locale>('en');

export function useTexts() {
  const locale = useContext(ReaderLocale);
  return { locale, texts: pageTexts(locale), words: assemblyTexts(locale) };
}
