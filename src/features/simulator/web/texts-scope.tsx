import { createContext, useContext } from 'react';
import type { Locale } from '#shared/locale.ts';
import { simulatorTexts } from '../texts.ts';

/** The language that the simulator's parts are written in. */
export const SimulatorLocale = createContext<Locale>('en');

export function useTexts() {
  const locale = useContext(SimulatorLocale);
  return { locale, texts: simulatorTexts(locale) };
}
