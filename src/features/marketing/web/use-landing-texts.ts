import { useMemo } from 'react';
import { useProgram } from '#features/program-rules/web/use-program.ts';
import type { Texts } from '#shared/text/texts.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { type LandingFigures, landingFigures } from '../figures.ts';

/** Sentences of the landing pages with the program's figures in them. */
export function useLandingTexts<T>(texts: Texts<(figures: LandingFigures) => T>): T {
  const textsOf = useTexts(texts);
  const locale = useLocale();
  const program = useProgram();
  return useMemo(() => textsOf(landingFigures(locale, program)), [textsOf, locale, program]);
}
