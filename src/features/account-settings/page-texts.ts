import type { Locale } from '#shared/locale.ts';
import { en, type SettingsTexts } from './page-texts-english.ts';
import { ptBR } from './page-texts-portuguese.ts';

const TEXTS: Record<Locale, SettingsTexts> = { en, 'pt-BR': ptBR };

/** What the settings page says. */
export const settingsTexts = (locale: Locale = 'en'): SettingsTexts => TEXTS[locale];
