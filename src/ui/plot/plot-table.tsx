import { type ReactNode, useState } from 'react';

type PlotTableProps = {
  /** The accessible name of the table. */
  title: string;
  /** The label that opens it. */
  summary: string;
  /** Text above the table, closed or open. */
  words?: (isOpen: boolean) => ReactNode;
  xName: string;
  columns: readonly { key: string; name: string; write: (index: number) => string }[];
  /** The indexes that are listed. */
  rows: () => readonly number[];
  writeRow: (index: number) => ReactNode;
};

/** A plot's figures as a table, for screen readers and exact values; rendered when opened. */
export function PlotTable(props: PlotTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { summary, words } = props;
  return (
    <details
      className="mt-2 text-sm print:hidden"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="inline-flex min-h-11 items-center text-muted underline decoration-line underline-offset-4 hover:text-ink">
        {summary}
      </summary>
      {words && <p className="mt-1">{words(isOpen)}</p>}
      {isOpen && <Figures {...props} />}
    </details>
  );
}

function Figures({ title, xName, columns, rows, writeRow }: PlotTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="mt-3 max-h-96 overflow-auto" aria-label={title} tabIndex={0}>
      <table className="tabular w-full">
        <thead className="sticky top-0 bg-paper text-left align-bottom">
          <tr>
            <th scope="col" className="py-2 pr-3 font-semibold">
              {xName}
            </th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col" className="px-2 py-2 text-right font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows().map((index) => (
            <tr key={index} className="border-line/70 border-t">
              <th scope="row" className="py-1 pr-3 text-left font-normal">
                {writeRow(index)}
              </th>
              {columns.map(({ key, write }) => (
                <td key={key} className="px-2 py-1 text-right">
                  {write(index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
