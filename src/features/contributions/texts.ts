import type { Locale } from '#shared/locale.ts';
import { type ContributionTexts, english } from './texts-english.ts';
import { portuguese } from './texts-portuguese.ts';

const texts: Record<Locale, ContributionTexts> = { en: english, 'pt-BR': portuguese };

/** The sentences in a language. */
export const textsOf = (locale: Locale): ContributionTexts => texts[locale];
