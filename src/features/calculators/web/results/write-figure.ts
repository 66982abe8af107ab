import { INTL_LOCALES, type Locale } from '#shared/text/locale.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import type { Figure, Unit } from '../../result.ts';
import { calculatorTexts } from '../../texts.ts';

/** Written where there is no figure. */
export const NO_FIGURE = '–';

const DOLLARS = { style: 'currency', currency: 'USD', signDisplay: 'negative' } as const;
const SHORT = {
  notation: 'compact',
  maximumFractionDigits: 1,
  minimumFractionDigits: 0,
  signDisplay: 'negative',
} as const;
/** There is no room beside an axis for 'US$ 450 mil'. */
const AXIS: Record<Locale, Intl.NumberFormatOptions> = {
  en: { ...DOLLARS, ...SHORT },
  'pt-BR': SHORT,
};

export type FigureWriter = ReturnType<typeof writerOf>;

function writerOf(locale: Locale) {
  const format = (options: Intl.NumberFormatOptions) => {
    const { format } = new Intl.NumberFormat(INTL_LOCALES[locale], options);
    return (figure: number) => withMinus(format(figure));
  };
  const dollars = format({ ...DOLLARS, maximumFractionDigits: 0 });
  const shortDollars = format({ ...DOLLARS, ...SHORT });
  const axisDollars = format(AXIS[locale]);
  const upToHundredths = format({ maximumFractionDigits: 2, signDisplay: 'negative' });
  const tenths = format({ maximumFractionDigits: 1 });
  const whole = format({ maximumFractionDigits: 0 });
  const percent = (figure: number) => `${upToHundredths(figure)}%`;
  const chance = (figure: number) => `${(figure < 10 ? tenths : whole)(figure)}%`;
  const units = () => calculatorTexts(locale).units;

  const write: Record<Unit, (figure: number) => string> = {
    dollars,
    percent,
    chance,
    months: (figure) => units().months(Math.round(figure), whole(figure)),
    month: whole,
    years: (figure) => units().years(Math.round(figure), whole(figure)),
  };
  const writeShort = { percent, chance, months: whole, month: whole, years: whole };
  const figure = (value: Figure, unit: Unit) =>
    value === undefined ? NO_FIGURE : write[unit](value);
  return {
    locale,
    /** A figure with its unit: '$2,344', '7.5%', '240 months'. */
    figure,
    /** The difference between two figures. */
    difference: (value: number, unit: Unit) =>
      unit === 'percent' ? units().points(value, upToHundredths(value)) : figure(value, unit),
    /** Abbreviated: '$450K'. */
    short: (value: number, unit: Unit) =>
      unit === 'dollars' ? shortDollars(value) : writeShort[unit](value),
    tick: (value: number, unit: Unit) =>
      unit === 'dollars' ? axisDollars(value) : writeShort[unit](value),
    /** As typed into a box: without unit, and with a hyphen as minus. */
    typed: new Intl.NumberFormat(INTL_LOCALES[locale], { maximumFractionDigits: 3 }).format,
  };
}

const writers = new Map<Locale, FigureWriter>();

export function writerIn(locale: Locale): FigureWriter {
  const writer = writers.get(locale) ?? writerOf(locale);
  writers.set(locale, writer);
  return writer;
}

export const useFigureWriter = (): FigureWriter => writerIn(useLocale());

/** The minus sign is as wide as a digit; a hyphen is not. */
function withMinus(text: string): string {
  return text.replace('-', '−');
}
