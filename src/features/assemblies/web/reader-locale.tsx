import { createContext, useContext } from 'react';
import type { Locale } from '#shared/text/locale.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTextsIn } from '#ui/language/use-texts.ts';
import { assemblyNames } from '../texts.ts';
import { publicAssemblyTexts } from './public-assembly-texts.ts';

/** The language of the public page; members' pages follow the person's instead. */
export const ReaderLocale = createContext<Locale | undefined>(undefined);

/** The sentences of the public page in its reader's language. */
export function useReaderTexts() {
  const own = useLocale();
  const locale = useContext(ReaderLocale) ?? own;
  return {
    locale,
    texts: useTextsIn(publicAssemblyTexts, locale),
    words: useTextsIn(assemblyNames, locale),
  };
}
