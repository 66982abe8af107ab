import type { Locale } from '#shared/locale.ts';
import { english, type StatementTexts } from './texts-english.ts';
import { portuguese } from './texts-portuguese.ts';

const texts: Record<Locale, StatementTexts> = { en: english, 'pt-BR': portuguese };

/** The sentences in a language. */
export const statementTexts = (locale: Locale = 'en'): StatementTexts => texts[locale];
