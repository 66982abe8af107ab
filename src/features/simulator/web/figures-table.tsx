import { useState } from 'react';
import { useTexts } from '#ui/use-texts.ts';
import { simulatorTexts } from '../texts.ts';
import type { BandPlotProps } from './series.ts';

const YEARS = Array.from({ length: 20 }, (_, index) => index + 1);

/** A chart's figures at the end of each year, for screen readers and for exact values. */
export function FiguresTable({
  title,
  series,
  write,
}: Pick<BandPlotProps, 'title' | 'series' | 'write'>) {
  const { plots } = useTexts(simulatorTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="mt-2 text-sm print:hidden"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="inline-flex min-h-11 items-center text-muted underline decoration-line underline-offset-4 hover:text-ink">
        {plots.figures}
      </summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="mt-1 max-h-96 overflow-auto" aria-label={title} tabIndex={0}>
          <table className="tabular w-full">
            <thead className="sticky top-0 bg-paper text-left align-bottom">
              <tr>
                <th scope="col" className="py-2 pr-3 font-semibold">
                  {plots.year}
                </th>
                {series.map(({ name, band }) => (
                  <th key={name} scope="col" className="px-2 py-2 text-right font-semibold">
                    {name}
                    {band && ` ${plots.band}`}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {YEARS.map((year) => (
                <tr key={year} className="border-line/70 border-t">
                  <th scope="row" className="py-1 pr-3 text-left font-normal">
                    {year}
                  </th>
                  {series.map(({ name, values, band }) => (
                    <td key={name} className="px-2 py-1 text-right">
                      {write(values[year * 12] ?? 0)}
                      {band &&
                        ` ${plots.range(write(band.low[year * 12] ?? 0), write(band.high[year * 12] ?? 0))}`}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
