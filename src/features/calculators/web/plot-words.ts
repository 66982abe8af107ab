import { LABELS } from '../labels.ts';
import type { Figure, Plot, PlotLine } from '../result.ts';
import { isMainLine } from './plot-layout.ts';
import { writeFigure } from './write-figure.ts';

/** Names a place on the horizontal axis: 'Month 120', 'Mortgage interest rate 7.5%'. */
export function writeX(plot: Plot, x: number): string {
  const figure = plot.xUnit === 'percent' ? writeFigure(x, 'percent') : writeFigure(x, 'month');
  return `${LABELS[plot.xKey]} ${figure}`;
}

/** All lines at one place: 'Month 120: Mortgage $2,517; Program $2,344'. */
export function writeReading(plot: Plot, index: number): string {
  const figures = plot.lines.map(
    ({ key, values }) => `${LABELS[key]} ${writeFigure(values[index], plot.yUnit)}`,
  );
  return `${writeX(plot, plot.x[index] ?? 0)}: ${figures.join('; ')}`;
}

/** What the plot shows, for who does not see it. */
export function describePlot(plot: Plot): string {
  const ends = plot.lines.map((line) => {
    const first = writeFigure(line.values[0], plot.yUnit);
    const last = writeFigure(line.values.at(-1), plot.yUnit);
    const name = LABELS[line.key];
    return first === last
      ? `${name}: ${first} at both ends.`
      : `${name}: from ${first} to ${last}.`;
  });
  const from = writeX(plot, plot.x[0] ?? 0);
  const to = writeX(plot, plot.x.at(-1) ?? 0).toLowerCase();
  return [`${from} to ${to}.`, ...ends, describeCrossings(plot)].join(' ');
}

function describeCrossings(plot: Plot): string {
  const [mortgage, programme] = mainLines(plot);
  if (!mortgage || !programme) return '';
  if (mortgage.values.every((figure, index) => isAlike(figure, programme.values[index]))) {
    return 'The two sides are the same throughout.';
  }
  const places = crossings(mortgage.values, programme.values).map((index) =>
    writeX(plot, plot.x[index] ?? 0).toLowerCase(),
  );
  return places.length === 0
    ? 'The two sides do not cross.'
    : `The two sides cross at about ${places.join(' and ')}.`;
}

/** Less than a cent apart, or neither there. */
function isAlike(one: Figure, other: Figure): boolean {
  return one === other || Math.abs((one ?? Number.NaN) - (other ?? Number.NaN)) < 0.01;
}

function mainLines({ lines }: Plot): readonly (PlotLine | undefined)[] {
  const main = lines.filter((line) => isMainLine(lines, line));
  return (['mortgage', 'programme'] as const).map((side) =>
    main.find((line) => line.side === side),
  );
}

/** Places where the lower line of two becomes the higher one. */
function crossings(a: PlotLine['values'], b: PlotLine['values']): readonly number[] {
  const found: number[] = [];
  let lead = 0;
  a.forEach((figure, index) => {
    const other = b[index];
    if (figure === undefined || other === undefined) return;
    const sign = Math.sign(figure - other);
    if (sign !== 0 && lead !== 0 && sign !== lead) found.push(index);
    if (sign !== 0) lead = sign;
  });
  return found;
}
