import type { Figure, Line, LinePlotData } from './line.ts';

/** Space around the lines for labels. */
export const PLOT_MARGIN = { top: 26, right: 14, bottom: 46, left: 56 } as const;

const NARROW = 480;

export type Tick = { readonly at: number; readonly text: string };
export type Point = { readonly x: number; readonly y: number };

export type LineLayout = {
  readonly width: number;
  readonly height: number;
  /** The y of the horizontal axis. */
  readonly bottom: number;
  readonly xAt: (x: number) => number;
  readonly yAt: (y: number) => number;
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  readonly paths: readonly string[];
  readonly bands: readonly (string | undefined)[];
  /** The markers of each line. */
  readonly signs: readonly (readonly Point[])[];
};

/** Computes the position of everything in a plot, in pixels. */
export function layoutLines(data: LinePlotData, width: number, height: number): LineLayout {
  const { x, lines, yTicks, isClamped = false } = data;
  const [yLow, yHigh] = [yTicks[0] ?? 0, yTicks.at(-1) ?? 1];
  const bottom = height - PLOT_MARGIN.bottom;
  const xAt = scale(x[0] ?? 0, x.at(-1) ?? 1, PLOT_MARGIN.left, width - PLOT_MARGIN.right);
  const yOf = scale(yLow, yHigh, bottom, PLOT_MARGIN.top);
  const yAt = isClamped ? (y: number) => yOf(Math.min(yHigh, Math.max(yLow, y))) : yOf;
  const xValues = data.xTicks(width < NARROW);
  const xs = x.map(xAt);
  const placeOf = new Map(x.map((value, index) => [value, index]));
  return {
    width,
    height,
    bottom,
    xAt,
    yAt,
    xTicks: xValues.map((value) => ({ at: xAt(value), text: data.writeXTick(value) })),
    yTicks: yTicks.map((value) => ({ at: yAt(value), text: data.writeYTick(value) })),
    paths: lines.map(({ values }) => linePath(xs, values, yAt)),
    bands: lines.map(({ band }) => band && bandPath(xs, band, yAt)),
    signs: lines.map(({ values }) =>
      xValues.flatMap((value) => {
        const y = values[placeOf.get(value) ?? -1];
        return y === undefined || y > yHigh ? [] : [{ x: xAt(value), y: yAt(y) }];
      }),
    ),
  };
}

function scale(fromLow: number, fromHigh: number, toLow: number, toHigh: number) {
  const factor = (toHigh - toLow) / (fromHigh - fromLow || 1);
  return (value: number) => round(toLow + (value - fromLow) * factor);
}

/** Round numbers that cover `low` to `high`, in about `count` steps. */
export function niceTicks(low: number, high: number, count: number): readonly number[] {
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5].find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** An SVG path; points inside a level stretch are omitted, a missing value is a gap. */
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

/** Along the upper edge and back along the lower one. */
function bandPath(
  xs: readonly number[],
  { low, high }: NonNullable<Line['band']>,
  yAt: (y: number) => number,
): string {
  const upper = high.map((value, index) => `${xs[index]} ${yAt(value)}`);
  const lower = low.map((value, index) => `${xs[index]} ${yAt(value)}`).toReversed();
  return `M${[...upper, ...lower].join('L')}Z`;
}

export function nearestIndex(x: readonly number[], place: number): number {
  let nearest = 0;
  x.forEach((value, index) => {
    if (Math.abs(value - place) < Math.abs((x[nearest] ?? 0) - place)) nearest = index;
  });
  return nearest;
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
