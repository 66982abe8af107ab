import { useFormats } from '#ui/language/use-formats.ts';
import { useTexts } from '#ui/language/use-texts.ts';
import type { Statement } from '../contract.ts';
import type { Sums } from '../statement.ts';
import { statementTexts } from '../texts.ts';

const COLUMNS = ['amount', 'fund', 'administration', 'reserve', 'waiting'] as const;

/** A table on wide screens, one card for each line on a phone. */
export function StatementTable({ statement }: { statement: Statement }) {
  const texts = useTexts(statementTexts);
  return (
    <table className="tabular mt-4 w-full text-left text-[0.9375rem] max-md:block print:text-[9pt]">
      <thead className="text-muted text-sm max-md:sr-only">
        <tr>
          <th scope="col" className="py-2 pr-3 pl-2 font-normal">
            {texts.columns.on}
          </th>
          <th scope="col" className="py-2 pr-3 font-normal">
            {texts.columns.entry}
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className="py-2 pl-3 text-right font-normal last:pr-2">
              {texts.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-3">
        <Line label={texts.opening} sums={statement.opening} isSum />
        {statement.entries.length === 0 && (
          <tr className="max-md:block">
            <td colSpan={7} className="py-3 text-muted max-md:block">
              {texts.nothing}
            </td>
          </tr>
        )}
        {statement.entries.map((entry, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a statement never move.
            key={index}
            on={entry.on}
            label={texts.entry(entry)}
            sums={entry}
          />
        ))}
        <Line label={texts.change} sums={statement.change} isSum />
        <Line label={texts.closing} sums={statement.closing} isSum />
      </tbody>
    </table>
  );
}

type LineProps = { on?: string; label: string; sums: Sums; isSum?: boolean };

function Line({ on, label, sums, isSum = false }: LineProps) {
  const { dollars, date } = useFormats();
  const { columns } = useTexts(statementTexts);
  return (
    <tr
      className={`border-line border-t max-md:grid max-md:rounded-2xl max-md:border max-md:p-3.5 ${isSum ? 'bg-cream font-semibold' : ''}`}
    >
      <td
        className={`whitespace-nowrap py-2.5 pr-3 md:pl-2 max-md:py-0 max-md:text-muted max-md:text-sm ${on ? '' : 'max-md:hidden'}`}
      >
        {on && date(on)}
      </td>
      <td className="py-2.5 pr-3 max-md:py-0 max-md:font-semibold">{label}</td>
      {COLUMNS.map((column) => (
        <td
          key={column}
          className={`whitespace-nowrap py-2.5 pl-3 text-right md:last:pr-2 max-md:flex max-md:justify-between max-md:py-0.5 max-md:pl-0 ${sums[column] === 0 && !isSum ? 'text-muted max-md:hidden' : ''}`}
        >
          <span className="text-muted text-sm md:hidden">{columns[column]}</span>
          {dollars(sums[column])}
        </td>
      ))}
    </tr>
  );
}
