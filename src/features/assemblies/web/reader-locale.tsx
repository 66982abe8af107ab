import { createContext, useContext } from 'react';
import type { Locale } from '#shared/text/locale.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { assemblyNames } from '../texts.ts';
import { publicAssemblyTexts } from './public-assembly-texts.ts';

/** The language of the public page; members' pages use the member's language instead. */
export const ReaderLocale = createContext<Locale | undefined>(undefined);

export function useReaderTexts() {
  const own = useLocale();
  const locale = useContext(ReaderLocale) ?? own;
  return {
    locale,
    texts: useTextsIn(publicAssemblyTexts, locale),
    words: useTextsIn(assemblyNames, locale),
  };
}
