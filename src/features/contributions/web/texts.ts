import type { Locale } from '#shared/locale.ts';
import { english, type PageTexts } from './texts-english.ts';
import { portuguese } from './texts-portuguese.ts';

const texts: Record<Locale, PageTexts> = { en: english, 'pt-BR': portuguese };

/** The sentences in a language. */
export const pageTexts = (locale: Locale = 'en'): PageTexts => texts[locale];
