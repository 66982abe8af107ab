import type { Locale } from '#shared/text/locale.ts';
import type { Figure, Plot, PlotLine } from '../../result.ts';
import { calculatorTexts } from '../../texts.ts';
import { isMainLine } from '../plot-data.ts';
import { writerIn } from '../results/write-figure.ts';

/** Names a position on the horizontal axis: 'Month 120', 'Mortgage interest rate 7.5%'. */
export function writeX(plot: Plot, x: number, locale: Locale): string {
  return `${calculatorTexts(locale).labels[plot.xKey]} ${figureOf(plot, x, locale)}`;
}

function figureOf({ xUnit }: Plot, x: number, locale: Locale): string {
  return writerIn(locale).figure(x, xUnit === 'percent' ? 'percent' : 'month');
}

/** The plot in words, for screen readers. */
export function describePlot(plot: Plot, locale: Locale): string {
  const { plots } = calculatorTexts(locale);
  return [
    plots.range(placeOf(plot, 0, locale), placeOf(plot, plot.x.length - 1, locale)),
    ...plot.lines.map((line) => describeLine(plot, line, locale)),
    ...linePairs(plot).map((pair) => describeCrossings(plot, pair, locale)),
  ].join(' ');
}

/** Both ends of a line, and its highest and lowest points if they are elsewhere. */
function describeLine(plot: Plot, { key, values }: PlotLine, locale: Locale): string {
  const { labels, plots } = calculatorTexts(locale);
  const write = (figure: Figure) => writerIn(locale).figure(figure, plot.yUnit);
  const first = values[0];
  const last = values.at(-1);
  const ends =
    write(first) === write(last)
      ? plots.bothEnds(write(first))
      : plots.fromTo(write(first), write(last));
  const known = values.filter((figure) => figure !== undefined);
  const extremes = [
    [plots.highest, Math.max(...known)],
    [plots.lowest, Math.min(...known)],
  ] as const;
  const between = extremes
    .filter(([, figure]) => Number.isFinite(figure))
    .filter(([, figure]) => write(figure) !== write(first) && write(figure) !== write(last))
    .map(([say, figure]) => say(write(figure), placeOf(plot, values.indexOf(figure), locale)));
  return `${labels[key]}: ${[ends, ...between].join(', ')}.`;
}

function placeOf(plot: Plot, index: number, locale: Locale): string {
  const { places } = calculatorTexts(locale).plots;
  return places[plot.xKey](figureOf(plot, plot.x[index] ?? 0, locale));
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

function describeCrossings(plot: Plot, [mortgage, program]: LinePair, locale: Locale): string {
  const { labels, plots } = calculatorTexts(locale);
  const names = [labels[mortgage.key], labels[program.key]] as const;
  if (mortgage.values.every((figure, index) => isAlike(figure, program.values[index]))) {
    return plots.same(...names);
  }
  const places = crossings(mortgage.values, program.values).map(([before, after]) =>
    plots.between(placeOf(plot, before, locale), placeOf(plot, after, locale)),
  );
  return places.length === 0 ? plots.apart(...names) : plots.cross(...names, places);
}

/** Less than a cent apart, or both undefined. */
function isAlike(one: Figure, other: Figure): boolean {
  return one === other || Math.abs((one ?? Number.NaN) - (other ?? Number.NaN)) < 0.01;
}

function mainLines({ lines }: Plot): readonly (PlotLine | undefined)[] {
  const main = lines.filter((line) => isMainLine(lines, line));
  return (['mortgage', 'program'] as const).map((side) => main.find((line) => line.side === side));
}

/** The index pairs between which two lines cross. */
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
