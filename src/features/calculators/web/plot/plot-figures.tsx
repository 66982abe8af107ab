import { useEffect, useState } from 'react';
import { useTexts } from '#ui/language/use-texts.ts';
import { PlotTable } from '#ui/plot/plot-table.tsx';
import type { Plot } from '../../result.ts';
import { calculatorTexts } from '../../texts.ts';
import { useFigureWriter } from '../results/write-figure.ts';
import { describePlot } from './plot-words.ts';

/** Nobody reads a longer table. */
const MAX_ROWS = 31;

/** The plot as words and a table, for screen readers and on demand. */
export function PlotFigures({ plot }: { plot: Plot }) {
  const { labels, plots } = useTexts(calculatorTexts);
  const { locale, figure: write } = useFigureWriter();
  // The words are computed when opened. Without JavaScript they are rendered from the start.
  const [closedWords, setClosedWords] = useState(() => describePlot(plot, locale));
  useEffect(() => setClosedWords(''), []);
  const { x, xUnit, yUnit, lines } = plot;
  return (
    <PlotTable
      title={labels[plot.key]}
      summary={plots.summary}
      words={(isOpen) => (isOpen ? describePlot(plot, locale) : closedWords)}
      xName={labels[plot.xKey]}
      columns={lines.map(({ key, values }) => ({
        key,
        name: labels[key],
        write: (index) => write(values[index], yUnit),
      }))}
      rows={() => [...x.keys()].filter(isShown(plot))}
      writeRow={(index) => (xUnit === 'percent' ? write(x[index], 'percent') : x[index])}
    />
  );
}

/** Too many months: only the first, and the last of each year. */
function isShown({ x }: Plot): (index: number) => boolean {
  if (x.length <= MAX_ROWS) return () => true;
  return (index) => index === 0 || (x[index] ?? 0) % 12 === 0;
}
