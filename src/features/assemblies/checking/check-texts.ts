import type { Locale } from '#shared/text/locale.ts';
import { type CheckTexts, texts as en } from './check-texts.en.ts';
import { texts as portuguese } from './check-texts.pt-br.ts';

/** Both are bundled: the check also runs in a worker and from disk, where nothing is fetched. */
const TEXTS: Record<Locale, CheckTexts> = { en, 'pt-BR': portuguese };

export const checkTexts = (locale: Locale): CheckTexts => TEXTS[locale];
