import type { Locale } from '#shared/text/locale.ts';

type Named = { readonly group: string; readonly month: number };

const ASSEMBLY_PATHS: Record<Locale, (named: Named) => string> = {
  en: ({ group, month }) => `/groups/${group}/assemblies/${month}`,
  'pt-BR': ({ group, month }) => `/grupos/${group}/assembleias/${month}`,
};

const CHECK_PATHS: Record<Locale, string> = {
  en: '/check-a-draw',
  'pt-BR': '/conferir-um-sorteio',
};

/** The public page of an assembly in a language. */
export const assemblyPath = (named: Named, locale: Locale = 'en'): string =>
  ASSEMBLY_PATHS[locale](named);

/** The page that explains how to check a draw with other tools. */
export const checkPath = (locale: Locale): string => CHECK_PATHS[locale];
