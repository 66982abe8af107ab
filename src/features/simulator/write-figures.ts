import type { Locale } from '#shared/locale.ts';

const whole = {
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }),
  'pt-BR': new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 }),
};
const oneDecimal = {
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }),
  'pt-BR': new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }),
};
const twoDecimals = {
  en: new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  'pt-BR': new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};
// The sign and the amount stay on one line.
const DOLLARS: Record<Locale, string> = { en: '$', 'pt-BR': 'US$\u00a0' };

/** '2.5', in Portuguese '2,5'. */
export function writeNumber(locale: Locale, value: number): string {
  return oneDecimal[locale].format(value);
}

/** '13%', and 'less than 1%' where rounding would say nothing. */
export function writeChance(locale: Locale, chance: number): string {
  if (chance > 0 && chance < 0.005) return locale === 'en' ? 'less than 1%' : 'menos de 1%';
  if (chance < 1 && chance > 0.995) return locale === 'en' ? 'more than 99%' : 'mais de 99%';
  return `${whole[locale].format(chance * 100)}%`;
}

/** '$2.19 million', '$456,000'; in Portuguese 'US$ 2,19 milhões', 'US$ 456.000'. */
export function writeCents(locale: Locale, cents: number): string {
  const dollars = cents / 100;
  const size = Math.abs(dollars);
  const sign = dollars < 0 ? '-' : '';
  if (size < 1_000_000) return `${sign}${DOLLARS[locale]}${whole[locale].format(size)}`;
  const unit = locale === 'en' ? 'million' : size < 2_000_000 ? 'milhão' : 'milhões';
  return `${sign}${DOLLARS[locale]}${twoDecimals[locale].format(size / 1_000_000)} ${unit}`;
}

/** '$2.5M' at an axis; in Portuguese 'US$ 2,5 mi'. */
export function writeMillions(locale: Locale, cents: number): string {
  const figure = oneDecimal[locale].format(cents / 100_000_000);
  if (cents === 0) return `${DOLLARS[locale]}0`;
  return locale === 'en' ? `$${figure}M` : `${figure} mi`;
}

/** '98.4%', in Portuguese '98,4%'. */
export function writeShare(locale: Locale, share: number): string {
  return `${(share * 100).toFixed(1).replace('.', locale === 'en' ? '.' : ',')}%`;
}
