import type { MortgageRate } from '#shared/public-settings.ts';
import { formatDate } from '#shared/text/format-date.ts';
import { escapeHtml } from '#shared/text/html.ts';
import { INTL_LOCALES, type Locale } from '#shared/text/locale.ts';

const NO_RATE: Record<Locale, string> = {
  en: 'The rates are usual ranges, not offers, and of no particular day.',
  'pt-BR': 'As taxas são faixas usuais, não ofertas, e não são de um dia determinado.',
};

const ON_A_DAY: Record<Locale, (day: string, percent: string, source: string) => string> = {
  en: (day, percent, source) =>
    `The rates are usual ranges, not offers. On ${day} a 30-year fixed mortgage cost ${percent} a year on average (${source}).`,
  'pt-BR': (day, percent, source) =>
    `As taxas são faixas usuais, não ofertas. Em ${day}, um financiamento de 30 anos com taxa fixa custava em média ${percent} ao ano (${source}).`,
};

/** What the page says about the day of its rates: a day only with the operator's source for it. */
export function rateSentence(locale: Locale, rate: MortgageRate | undefined): string {
  if (!rate) return NO_RATE[locale];
  const percent = `${new Intl.NumberFormat(INTL_LOCALES[locale]).format(rate.percent)}%`;
  return ON_A_DAY[locale](formatDate(rate.date, locale), percent, rate.source);
}

/** Marks the sentence in a prerendered page, so that the server can put the settings' into it. */
export const RATE_ATTRIBUTE = 'data-rate-sentence';

/** A prerendered page with the sentence of the settings. */
export function withRate(html: string, rate: MortgageRate | undefined): string {
  if (!rate) return html;
  return html.replace(
    new RegExp(`(<span ${RATE_ATTRIBUTE}="(en|pt-BR)">)[^<]*`, 'g'),
    (_, open: string, locale: Locale) => open + escapeHtml(rateSentence(locale, rate)),
  );
}
