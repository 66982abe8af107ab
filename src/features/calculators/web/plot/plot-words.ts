import type { Figure, Plot, PlotLine } from '../../result.ts';
import { LABELS } from '../../sentences/labels.ts';
import { isMainLine } from '../plot-data.ts';
import { writeFigure } from '../results/write-figure.ts';

/** Names a place on the horizontal axis: 'Month 120', 'Mortgage interest rate 7.5%'. */
export function writeX(plot: Plot, x: number): string {
  const figure = plot.xUnit === 'percent' ? writeFigure(x, 'percent') : writeFigure(x, 'month');
  return `${LABELS[plot.xKey]} ${figure}`;
}

/** What the plot shows, for who does not see it. */
export function describePlot(plot: Plot): string {
  const from = writeX(plot, plot.x[0] ?? 0);
  const to = placeOf(plot, plot.x.length - 1);
  const lines = plot.lines.map((line) => describeLine(plot, line));
  return [`${from} to ${to}.`, ...lines, ...linePairs(plot).map(describeCrossings(plot))].join(' ');
}

/** Both ends of a line, and where it is higher or lower than at either of them. */
function describeLine(plot: Plot, { key, values }: PlotLine): string {
  const write = (figure: Figure) => writeFigure(figure, plot.yUnit);
  const first = values[0];
  const last = values.at(-1);
  const ends =
    write(first) === write(last)
      ? `${write(first)} at both ends`
      : `from ${write(first)} to ${write(last)}`;
  const known = values.filter((figure) => figure !== undefined);
  const extremes = [
    ['highest', Math.max(...known)],
    ['lowest', Math.min(...known)],
  ] as const;
  const between = extremes
    .filter(([, figure]) => Number.isFinite(figure))
    .filter(([, figure]) => write(figure) !== write(first) && write(figure) !== write(last))
    .map(
      ([name, figure]) => `${name} ${write(figure)} at ${placeOf(plot, values.indexOf(figure))}`,
    );
  return `${LABELS[key]}: ${[ends, ...between].join(', ')}.`;
}

function placeOf(plot: Plot, index: number): string {
  return writeX(plot, plot.x[index] ?? 0).toLowerCase();
}

type LinePair = readonly [mortgage: PlotLine, program: PlotLine];

/** The lines that are compared: the main ones, and those with everything counted. */
function linePairs(plot: Plot): readonly LinePair[] {
  const named = (key: PlotLine['key']) => plot.lines.find((line) => line.key === key);
  const pairs = [mainLines(plot), [named('mortgageAllIn'), named('programAllIn')]];
  const found = pairs.flatMap(([mortgage, program]) =>
    mortgage && program ? [[mortgage, program] as const] : [],
  );
  return found.filter(([line], index) => found.findIndex(([other]) => other === line) === index);
}

function describeCrossings(plot: Plot): (pair: LinePair) => string {
  return ([mortgage, program]) => {
    const names = `${LABELS[mortgage.key]} and ${LABELS[program.key]}`;
    if (mortgage.values.every((figure, index) => isAlike(figure, program.values[index]))) {
      return `${names} are the same throughout.`;
    }
    const places = crossings(mortgage.values, program.values).map(
      ([before, after]) => `between ${placeOf(plot, before)} and ${placeOf(plot, after)}`,
    );
    return places.length === 0
      ? `${names} do not cross.`
      : `${names} cross ${places.join(' and ')}.`;
  };
}

/** Less than a cent apart, or neither there. */
function isAlike(one: Figure, other: Figure): boolean {
  return one === other || Math.abs((one ?? Number.NaN) - (other ?? Number.NaN)) < 0.01;
}

function mainLines({ lines }: Plot): readonly (PlotLine | undefined)[] {
  const main = lines.filter((line) => isMainLine(lines, line));
  return (['mortgage', 'program'] as const).map((side) => main.find((line) => line.side === side));
}

/** Places before and after which the lower line of two is the higher one. */
function crossings(
  a: PlotLine['values'],
  b: PlotLine['values'],
): readonly (readonly [before: number, after: number])[] {
  const found: [number, number][] = [];
  let lead = 0;
  let leadAt = 0;
  a.forEach((figure, index) => {
    const other = b[index];
    if (figure === undefined || other === undefined || isAlike(figure, other)) return;
    const sign = Math.sign(figure - other);
    if (lead !== 0 && sign !== lead) found.push([leadAt, index]);
    lead = sign;
    leadAt = index;
  });
  return found;
}
