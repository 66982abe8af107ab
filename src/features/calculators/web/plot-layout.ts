import { type Figure, type Plot, type PlotLine, range, type Unit } from '../result.ts';
import { writeTick } from './write-figure.ts';

export const PLOT_HEIGHT = 300;
/** Room around the lines for what is written beside them. */
export const PLOT_MARGIN = { top: 26, right: 14, bottom: 46, left: 56 } as const;

/** A line that leaves the others this far behind is cut, or they would lie flat on the ground. */
const CUT_ABOVE_MAIN_LINES = 2.5;

/** A few cents need no axis of their own: less than this would be ticks that all read alike. */
const SMALLEST_SPAN: { readonly [U in Unit]: number } = {
  dollars: 5,
  percent: 0.05,
  chance: 0.05,
  months: 5,
  month: 5,
  years: 5,
};

export type Tick = { readonly at: number; readonly text: string };
export type Point = { readonly x: number; readonly y: number };

export type PlotLayout = {
  readonly width: number;
  readonly xAt: (x: number) => number;
  readonly yAt: (y: number) => number;
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  readonly paths: readonly string[];
  /** Where each line carries its side's sign, for those who do not see the colours. */
  readonly signs: readonly (readonly Point[])[];
  /** The highest figure, where it lies above what is drawn. */
  readonly cutPeak: number | undefined;
};

/** Works out where everything of a plot stands, in pixels. */
export function layoutPlot(plot: Plot, width: number): PlotLayout {
  const isNarrow = width < 480;
  const { low, high, cutPeak } = figureRange(plot.lines);
  const yValues = niceTicks(low, Math.max(high, low + SMALLEST_SPAN[plot.yUnit]), 5);
  const yLow = yValues[0] ?? 0;
  const yHigh = yValues.at(-1) ?? 1;
  const xLow = plot.x[0] ?? 0;
  const xHigh = plot.x.at(-1) ?? 1;
  const xAt = scale(xLow, xHigh, PLOT_MARGIN.left, width - PLOT_MARGIN.right);
  const yAt = scale(yLow, yHigh, PLOT_HEIGHT - PLOT_MARGIN.bottom, PLOT_MARGIN.top);
  const xValues = axisValues(plot.xUnit, xLow, xHigh, isNarrow ? 5 : 9);
  const xs = plot.x.map(xAt);
  const placeOf = new Map(plot.x.map((x, index) => [x, index]));
  return {
    width,
    xAt,
    yAt,
    xTicks: xValues.map((x) => ({ at: xAt(x), text: writeTick(x, plot.xUnit) })),
    yTicks: yValues.map((y) => ({ at: yAt(y), text: writeTick(y, plot.yUnit) })),
    paths: plot.lines.map(({ values }) => linePath(xs, values, yAt)),
    signs: plot.lines.map(({ values }) =>
      xValues.flatMap((x) => {
        const y = values[placeOf.get(x) ?? -1];
        return y === undefined || y > yHigh ? [] : [{ x: xAt(x), y: yAt(y) }];
      }),
    ),
    cutPeak,
  };
}

/** The first line of each side; the others are variants of them. */
export function isMainLine(lines: readonly PlotLine[], line: PlotLine): boolean {
  return lines.find(({ side }) => side === line.side) === line;
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

/** Plain loops: they run over hundreds of figures with every step of a slider. */
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

function scale(fromLow: number, fromHigh: number, toLow: number, toHigh: number) {
  const factor = (toHigh - toLow) / (fromHigh - fromLow || 1);
  return (value: number) => round(toLow + (value - fromLow) * factor);
}

/** Round numbers from at or below `low` to at or above `high`, about `count` steps of them. */
export function niceTicks(low: number, high: number, count: number): readonly number[] {
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5].find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  return range(first, last).map((index) => Number((index * step).toPrecision(12)));
}

const AXIS_STEPS: { readonly [U in Unit]: readonly number[] } = {
  years: [1, 2, 5, 10],
  month: [12, 24, 60, 120],
  months: [12, 24, 60, 120],
  percent: [0.5, 1, 1.5, 3, 5],
  chance: [5, 10, 20],
  dollars: [1, 10, 100, 1000],
};

/** Values to name on the horizontal axis: whole years, whole percents. */
function axisValues(unit: Unit, low: number, high: number, count: number): readonly number[] {
  const steps = AXIS_STEPS[unit];
  const step = steps.find((each) => (high - low) / each <= count) ?? steps.at(-1) ?? 1;
  return range(Math.ceil(low / step) * step, high, step);
}

/** An SVG path; points in the middle of a level stretch are left out, a missing figure is a gap. */
export function linePath(
  xs: readonly number[],
  values: readonly Figure[],
  yAt: (y: number) => number,
): string {
  let path = '';
  let isDrawing = false;
  values.forEach((value, index) => {
    if (value === undefined) {
      isDrawing = false;
      return;
    }
    if (isDrawing && value === values[index - 1] && value === values[index + 1]) return;
    path += `${isDrawing ? 'L' : 'M'}${xs[index]} ${yAt(value)}`;
    isDrawing = true;
  });
  return path;
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
