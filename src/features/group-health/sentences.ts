import { INTL_LOCALES, type Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { TextsIn } from '#shared/text/texts.ts';
import type { GroupHealth } from './contract.ts';
import type { healthTexts } from './texts.ts';

const percentIn = (locale: Locale) =>
  new Intl.NumberFormat(INTL_LOCALES[locale], { minimumFractionDigits: 1, useGrouping: false });
const percents: Record<Locale, Intl.NumberFormat> = {
  en: percentIn('en'),
  'pt-BR': percentIn('pt-BR'),
};

/** '103.4%', rounded down: a group that lacks a cent is never shown as covered. */
export function formatCoverage(coverage: number, locale: Locale = 'en'): string {
  return `${percents[locale].format(Math.floor(coverage * 1000) / 10)}%`;
}

/** The state of a group in plain sentences, the main one first. */
export function healthSentences(
  health: GroupHealth,
  locale: Locale,
  texts: TextsIn<typeof healthTexts>,
): string[] {
  const { coverage, isCovered, isAlarming, picksMissed, arrears, next } = health;
  const main =
    coverage === null
      ? texts.nothingOwed
      : (isCovered ? texts.covered : texts.short)(formatCoverage(coverage, locale));
  const homes = next.reduce((sum, month) => sum + month.homes, 0);
  return [
    main,
    ...(isAlarming ? [texts.alarm] : []),
    ...(picksMissed > 0 ? [texts.missed(picksMissed)] : []),
    arrears.seats > 0
      ? texts.arrears(arrears.seats, formatMoney(usd(arrears.cents), locale))
      : texts.noArrears,
    ...(next.length > 0 ? [texts.next(homes)] : []),
  ];
}
