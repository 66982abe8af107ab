import type { Figure, Unit } from '../../result.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
  signDisplay: 'negative',
});
const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
  minimumFractionDigits: 0,
  signDisplay: 'negative',
});
const upToHundredths = new Intl.NumberFormat('en-US', {
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** A figure that does not exist. */
export const NO_FIGURE = '–';

const write: { readonly [U in Unit]: (figure: number) => string } = {
  dollars: (figure) => dollars.format(figure),
  percent: (figure) => `${upToHundredths.format(figure)}%`,
  chance: (figure) => `${(figure < 10 ? tenths : whole).format(figure)}%`,
  months: (figure) => counted(figure, 'month'),
  month: (figure) => whole.format(figure),
  years: (figure) => counted(figure, 'year'),
};

const writeShort: { readonly [U in Unit]: (figure: number) => string } = {
  dollars: (figure) => shortDollars.format(figure),
  percent: write.percent,
  chance: write.chance,
  months: whole.format,
  month: whole.format,
  years: whole.format,
};

/** Writes a figure with its unit: '$2,344', '7.5%', '240 months'. */
export function writeFigure(figure: Figure, unit: Unit): string {
  return figure === undefined ? NO_FIGURE : withMinus(write[unit](figure));
}

/** Writes how much one figure exceeds another; of percentages, a '1.5% higher' would mislead. */
export function writeDifference(figure: number, unit: Unit): string {
  return unit === 'percent'
    ? `${upToHundredths.format(figure)} percentage points`
    : writeFigure(figure, unit);
}

/** Writes a figure where room is short, on an axis: '$450K'. */
export function writeTick(figure: number, unit: Unit): string {
  return withMinus(writeShort[unit](figure));
}

function counted(figure: number, noun: string): string {
  const count = whole.format(figure);
  return `${count} ${noun}${count === '1' ? '' : 's'}`;
}

/** A minus is as wide as a digit; a hyphen is not. */
function withMinus(text: string): string {
  return text.replace('-', '−');
}
