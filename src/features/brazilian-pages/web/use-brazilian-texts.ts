import { useMemo } from 'react';
import { useDepositAmount } from '#features/program-rules/web/use-program.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { figuresIn } from './figures.ts';
import { brazilianTexts } from './texts.ts';

/** The sentences with the program's figures filled in. */
export function useBrazilianTexts() {
  const textsOf = useTexts(brazilianTexts);
  const locale = useLocale();
  const deposit = useDepositAmount();
  return useMemo(() => textsOf(figuresIn(locale, deposit)), [textsOf, locale, deposit]);
}
