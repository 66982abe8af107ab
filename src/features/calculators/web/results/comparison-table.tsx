import { memo } from 'react';
import type { ComparisonRow, Figure, ComparisonTable as TableData, Unit } from '../../result.ts';
import { LABELS, type LabelKey } from '../../sentences/labels.ts';
import { SideMark } from './side-mark.tsx';
import { NO_FIGURE, writeFigure } from './write-figure.ts';

/** Both sides, row by row. */
export const ComparisonTable = memo(function ComparisonTable({ table }: { table: TableData }) {
  return (
    <table className="figures-table">
      <caption>{LABELS[table.key]}</caption>
      <SidesHead />
      <tbody>
        {table.rows.map(({ key, ...row }) => (
          <Row key={key} labelKey={key} {...row} />
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
          <SideMark side="program" className="mr-1.5 size-3" />
          {LABELS.program}
        </th>
      </tr>
    </thead>
  );
}

type RowProps = Omit<ComparisonRow, 'key'> & { labelKey: LabelKey };

/** Most rows stay as they are while one slider moves. */
const Row = memo(function Row({ labelKey, mortgage, program, unit, isTotal }: RowProps) {
  return (
    <tr data-total={isTotal || undefined}>
      <th scope="row">{LABELS[labelKey]}</th>
      <FigureCell figure={mortgage} unit={unit} />
      <FigureCell figure={program} unit={unit} />
    </tr>
  );
});

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
