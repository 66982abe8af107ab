import { memo } from 'react';
import { useTexts } from '#ui/language/use-texts.ts';
import type { ComparisonRow, Figure, ComparisonTable as TableData, Unit } from '../../result.ts';
import type { LabelKey } from '../../sentences/labels.en.ts';
import { calculatorTexts } from '../../texts.ts';
import { SideMark } from './side-mark.tsx';
import { NO_FIGURE, useFigureWriter } from './write-figure.ts';

export const ComparisonTable = memo(function ComparisonTable({ table }: { table: TableData }) {
  const { labels } = useTexts(calculatorTexts);
  return (
    <table className="figures-table">
      <caption>{labels[table.key]}</caption>
      <SidesHead />
      <tbody>
        {table.rows.map(({ key, ...row }) => (
          <Row key={key} labelKey={key} {...row} />
        ))}
      </tbody>
    </table>
  );
});

export function SidesHead() {
  const { labels } = useTexts(calculatorTexts);
  return (
    <thead>
      <tr>
        <td />
        <th scope="col">
          <SideMark side="mortgage" className="mr-1.5 size-3" />
          {labels.mortgage}
        </th>
        <th scope="col">
          <SideMark side="program" className="mr-1.5 size-3" />
          {labels.program}
        </th>
      </tr>
    </thead>
  );
}

type RowProps = Omit<ComparisonRow, 'key'> & { labelKey: LabelKey };

/** Memoised: most rows do not change while one slider moves. */
const Row = memo(function Row({ labelKey, mortgage, program, unit, isTotal }: RowProps) {
  const { labels } = useTexts(calculatorTexts);
  return (
    <tr data-total={isTotal || undefined}>
      <th scope="row">{labels[labelKey]}</th>
      <FigureCell figure={mortgage} unit={unit} />
      <FigureCell figure={program} unit={unit} />
    </tr>
  );
});

const COUNTED: { readonly [U in Unit]?: Unit } = { months: 'month', years: 'month' };

/** Without a figure, a dash that screen readers read as words. */
export function FigureCell({ figure, unit }: { figure: Figure; unit: Unit }) {
  const { noFigure } = useTexts(calculatorTexts);
  const { figure: write } = useFigureWriter();
  // The row's label already says 'months'.
  if (figure !== undefined) return <td>{write(figure, COUNTED[unit] ?? unit)}</td>;
  return (
    <td>
      <span aria-hidden="true">{NO_FIGURE}</span>
      <span className="sr-only">{noFigure}</span>
    </td>
  );
}
