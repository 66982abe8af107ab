import { memo } from 'react';
import { LABELS } from '../labels.ts';
import type { ComparisonRow, Figure, ComparisonTable as TableData, Unit } from '../result.ts';
import { SideMark } from './side-mark.tsx';
import { NO_FIGURE, writeFigure } from './write-figure.ts';

/** Both sides, row by row. */
export const ComparisonTable = memo(function ComparisonTable({ table }: { table: TableData }) {
  return (
    <table className="figures-table">
      <caption>{LABELS[table.key]}</caption>
      <SidesHead />
      <tbody>
        {table.rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </tbody>
    </table>
  );
});

/** The two sides as columns, each with its sign. */
export function SidesHead() {
  return (
    <thead>
      <tr>
        <td />
        <th scope="col">
          <SideMark side="mortgage" className="mr-1.5 size-3" />
          {LABELS.mortgage}
        </th>
        <th scope="col">
          <SideMark side="programme" className="mr-1.5 size-3" />
          {LABELS.programme}
        </th>
      </tr>
    </thead>
  );
}

function Row({ row }: { row: ComparisonRow }) {
  return (
    <tr data-total={row.isTotal || undefined}>
      <th scope="row">{LABELS[row.key]}</th>
      <FigureCell figure={row.mortgage} unit={row.unit} />
      <FigureCell figure={row.programme} unit={row.unit} />
    </tr>
  );
}

const COUNTED: { readonly [U in Unit]?: Unit } = { months: 'month', years: 'month' };

/** A figure in a table; where there is none, a dash that is read out as words. */
export function FigureCell({ figure, unit }: { figure: Figure; unit: Unit }) {
  // 'Months saved: 77' needs no second 'months'.
  if (figure !== undefined) return <td>{writeFigure(figure, COUNTED[unit] ?? unit)}</td>;
  return (
    <td>
      <span aria-hidden="true">{NO_FIGURE}</span>
      <span className="sr-only">none</span>
    </td>
  );
}
