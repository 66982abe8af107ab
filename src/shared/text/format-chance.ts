import { INTL_LOCALES, type Locale } from '#shared/text/locale.ts';

/** '0.28%'; in Portuguese '0,28%'. */
export function formatChance(chance: number, locale: Locale): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${(chance * 100).toLocaleString(INTL_LOCALES[locale], digits)}%`;
}
