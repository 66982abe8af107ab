import { useEffect, useState } from 'react';
import { LABELS } from '../labels.ts';
import type { Plot } from '../result.ts';
import { describePlot } from './plot-words.ts';
import { writeFigure } from './write-figure.ts';

/** A longer table than this is read by nobody. */
const MOST_ROWS = 31;

/** The plot for who does not see it, or wants the figures: words and a table, on demand. */
export function PlotFigures({ plot }: { plot: Plot }) {
  const [isOpen, setIsOpen] = useState(false);
  // Closed, nobody reads the words: they are made of the figures of the moment they are opened.
  // Without a script they stand there from the start.
  const [closedWords, setClosedWords] = useState(() => describePlot(plot));
  useEffect(() => setClosedWords(''), []);
  return (
    <details
      className="mt-2 text-sm print:hidden"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="inline-flex min-h-11 items-center text-muted underline decoration-line underline-offset-4 hover:text-ink">
        This plot in words and figures
      </summary>
      <p className="mt-1">{isOpen ? describePlot(plot) : closedWords}</p>
      {isOpen && <FiguresTable plot={plot} />}
    </details>
  );
}

function FiguresTable({ plot }: { plot: Plot }) {
  const indexes = [...plot.x.keys()].filter(isShown(plot));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="mt-3 max-h-96 overflow-auto" aria-label={LABELS[plot.key]} tabIndex={0}>
      <table className="tabular w-full">
        <thead className="sticky top-0 bg-paper text-left align-bottom">
          <tr>
            <th scope="col" className="py-2 pr-3 font-semibold">
              {LABELS[plot.xKey]}
            </th>
            {plot.lines.map(({ key }) => (
              <th key={key} scope="col" className="px-2 py-2 text-right font-semibold">
                {LABELS[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {indexes.map((index) => (
            <tr key={index} className="border-line/70 border-t">
              <th scope="row" className="py-1 pr-3 text-left font-normal">
                {plot.xUnit === 'percent' ? writeFigure(plot.x[index], 'percent') : plot.x[index]}
              </th>
              {plot.lines.map(({ key, values }) => (
                <td key={key} className="px-2 py-1 text-right">
                  {writeFigure(values[index], plot.yUnit)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Months are too many: the first, and the last of each year. */
function isShown({ x }: Plot): (index: number) => boolean {
  if (x.length <= MOST_ROWS) return () => true;
  return (index) => index === 0 || (x[index] ?? 0) % 12 === 0;
}
