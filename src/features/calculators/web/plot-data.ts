import type { Locale } from '#shared/text/locale.ts';
import type { Line, LinePlotData } from '#ui/plot/line.ts';
import { niceTicks } from '#ui/plot/line-layout.ts';
import { type Plot, type PlotLine, range, type Side, type Unit } from '../result.ts';
import { calculatorTexts } from '../texts.ts';
import { writerIn } from './results/write-figure.ts';

/** A line this many times above the main lines is cut, or they would look flat. */
const CUT_ABOVE_MAIN_LINES = 2.5;

/** The smallest span of an axis: below it all tick labels would read the same. */
const SMALLEST_SPAN: { readonly [U in Unit]: number } = {
  dollars: 5,
  percent: 0.05,
  chance: 0.05,
  months: 5,
  month: 5,
  years: 5,
};

const AXIS_STEPS: { readonly [U in Unit]: readonly number[] } = {
  years: [1, 2, 5, 10],
  month: [12, 24, 60, 120],
  months: [12, 24, 60, 120],
  percent: [0.5, 1, 1.5, 3, 5],
  chance: [5, 10, 20],
  dollars: [1, 10, 100, 1000],
};

/** The side determines color and marker; the index within the side determines the dashes. */
const LINE_STYLES: { readonly [S in Side]: Pick<Line, 'tone' | 'sign'> } = {
  program: { tone: 'forest', sign: 'circle' },
  mortgage: { tone: 'terracotta', sign: 'square' },
};
const VARIANT_DASHES = ['7 5', '2 5', '12 4 2 4'] as const;

export function plotData(
  plot: Plot,
  locale: Locale,
): LinePlotData & {
  /** The highest value, if it is above the drawn range. */
  readonly cutPeak: number | undefined;
} {
  const { x, xUnit, yUnit, lines } = plot;
  const { low, high, cutPeak } = figureRange(lines);
  const { labels } = calculatorTexts(locale);
  const { tick } = writerIn(locale);
  return {
    x,
    lines: lines.map((line) => lineOf(lines, line, labels[line.key])),
    xLabel: labels[plot.xKey],
    xTicks: (isNarrow) => axisValues(xUnit, x[0] ?? 0, x.at(-1) ?? 1, isNarrow ? 5 : 9),
    yTicks: niceTicks(low, Math.max(high, low + SMALLEST_SPAN[yUnit]), 5),
    writeXTick: (value) => tick(value, xUnit),
    writeYTick: (value) => tick(value, yUnit),
    cutPeak,
  };
}

/** The first line of each side; the others are variants. */
export function isMainLine(lines: readonly PlotLine[], line: PlotLine): boolean {
  return lines.find(({ side }) => side === line.side) === line;
}

function lineOf(lines: readonly PlotLine[], line: PlotLine, name: string): Line {
  const { key, side, values } = line;
  const isMain = isMainLine(lines, line);
  const place = lines.filter((other) => other.side === side).indexOf(line);
  return {
    key,
    name,
    values,
    ...LINE_STYLES[side],
    isMain,
    dashes: isMain ? undefined : VARIANT_DASHES[(place - 1) % VARIANT_DASHES.length],
    width: isMain ? 2.75 : 2,
  };
}

function figureRange(lines: readonly PlotLine[]) {
  const limit =
    CUT_ABOVE_MAIN_LINES *
    lines.reduce((high, line) => (isMainLine(lines, line) ? highest(high, line) : high), 0);
  const peak = lines.reduce(highest, 0);
  const isCut = limit > 0 && peak > limit;
  return {
    low: lines.reduce(lowest, 0),
    high: isCut ? limit : peak,
    cutPeak: isCut ? peak : undefined,
  };
}

/** Plain loops, since they run over hundreds of figures with every step of a slider. */
function highest(high: number, { values }: PlotLine): number {
  let found = high;
  for (const figure of values) if (figure !== undefined && figure > found) found = figure;
  return found;
}

function lowest(low: number, { values }: PlotLine): number {
  let found = low;
  for (const figure of values) if (figure !== undefined && figure < found) found = figure;
  return found;
}

/** Labels of the horizontal axis: whole years, whole percents. */
function axisValues(unit: Unit, low: number, high: number, count: number): readonly number[] {
  const steps = AXIS_STEPS[unit];
  const step = steps.find((each) => (high - low) / each <= count) ?? steps.at(-1) ?? 1;
  return range(Math.ceil(low / step) * step, high, step);
}
