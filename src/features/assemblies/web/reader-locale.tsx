import { createContext, useContext } from 'react';
import type { Locale } from '#shared/locale.ts';
import { useLocale } from '#ui/locale-scope.tsx';
import { pageTexts } from '../page-texts.ts';
import { assemblyTexts } from '../texts.ts';

/** The language of the public page; members' pages follow the person's instead. */
export const ReaderLocale = createContext<Locale | undefined>(undefined);

export function useTexts() {
  const own = useLocale();
  const locale = useContext(ReaderLocale) ?? own;
  return { locale, texts: pageTexts(locale), words: assemblyTexts(locale) };
}
