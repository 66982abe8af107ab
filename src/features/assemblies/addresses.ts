import type { Locale } from '#shared/locale.ts';

type Named = { readonly group: string; readonly month: number };

/** The public page of an assembly in a language. */
export function assemblyPath({ group, month }: Named, locale: Locale = 'en'): string {
  return locale === 'en'
    ? `/groups/${group}/assemblies/${month}`
    : `/grupos/${group}/assembleias/${month}`;
}

/** The page that explains how to check a draw with other tools. */
export const checkPath = (locale: Locale): string =>
  locale === 'en' ? '/check-a-draw' : '/conferir-um-sorteio';
