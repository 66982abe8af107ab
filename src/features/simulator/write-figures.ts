import { byLocale, INTL_LOCALES, type Locale } from '#shared/text/locale.ts';

function formatsOf(locale: Locale) {
  const format = (digits: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(INTL_LOCALES[locale], digits);
  return {
    whole: format({ maximumFractionDigits: 0 }),
    oneDecimal: format({ maximumFractionDigits: 1 }),
    exactDecimal: format({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    twoDecimals: format({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  };
}

const FORMATS = byLocale(formatsOf);

type Words = {
  /** With a no-break space, so that sign and amount stay on one line. */
  dollars: string;
  least: string;
  most: string;
  million: (size: number) => string;
  /** On an axis. */
  millions: (figure: string) => string;
};

const WORDS: Record<Locale, Words> = {
  en: {
    dollars: '$',
    least: 'less than 1%',
    most: 'more than 99%',
    million: () => 'million',
    millions: (figure) => `$${figure}M`,
  },
  'pt-BR': {
    dollars: 'US$\u00a0',
    least: 'menos de 1%',
    most: 'mais de 99%',
    million: (size) => (size < 2_000_000 ? 'milhão' : 'milhões'),
    millions: (figure) => `${figure} mi`,
  },
};

/** '2.5', in Portuguese '2,5'. */
export function writeNumber(locale: Locale, value: number): string {
  return FORMATS[locale].oneDecimal.format(value);
}

/** '13%', and 'less than 1%' where rounding would give 0%. */
export function writeChance(locale: Locale, chance: number): string {
  if (chance > 0 && chance < 0.005) return WORDS[locale].least;
  if (chance < 1 && chance > 0.995) return WORDS[locale].most;
  return `${FORMATS[locale].whole.format(chance * 100)}%`;
}

/** '$2.19 million', '$456,000'; in Portuguese 'US$ 2,19 milhões', 'US$ 456.000'. */
export function writeCents(locale: Locale, cents: number): string {
  const { dollars, million } = WORDS[locale];
  const { whole, twoDecimals } = FORMATS[locale];
  const size = Math.abs(cents / 100);
  const sign = cents < 0 ? '-' : '';
  if (size < 1_000_000) return `${sign}${dollars}${whole.format(size)}`;
  return `${sign}${dollars}${twoDecimals.format(size / 1_000_000)} ${million(size)}`;
}

/** '$2.5M' on an axis; in Portuguese '2,5 mi'. */
export function writeMillions(locale: Locale, cents: number): string {
  const { dollars, millions } = WORDS[locale];
  if (cents === 0) return `${dollars}0`;
  return millions(FORMATS[locale].oneDecimal.format(cents / 100_000_000));
}

/** '98.4%', in Portuguese '98,4%'. */
export function writeShare(locale: Locale, share: number): string {
  return `${FORMATS[locale].exactDecimal.format(share * 100)}%`;
}
