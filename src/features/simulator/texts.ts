import type { Locale } from '#shared/locale.ts';
import { english, type SimulatorTexts } from './texts-english.ts';
import { portuguese } from './texts-portuguese.ts';

const TEXTS: Record<Locale, SimulatorTexts> = { en: english, 'pt-BR': portuguese };

/** Every sentence of the simulator, in the reader's language. */
export function simulatorTexts(locale: Locale): SimulatorTexts {
  return TEXTS[locale];
}
