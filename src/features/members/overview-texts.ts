import type { Locale } from '#shared/locale.ts';
import { english, type OverviewTexts } from './overview-texts-english.ts';
import { portuguese } from './overview-texts-portuguese.ts';

const texts: Record<Locale, OverviewTexts> = { en: english, 'pt-BR': portuguese };

/** What the member's first page says, in a language. */
export const overviewTexts = (locale: Locale): OverviewTexts => texts[locale];
