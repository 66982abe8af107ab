import type { Locale } from '#shared/text/locale.ts';

const PATHS: Record<Locale, string> = { en: '/about', 'pt-BR': '/sobre' };

/** The page about the organization, in a language. */
export const aboutPath = (locale: Locale): string => PATHS[locale];
