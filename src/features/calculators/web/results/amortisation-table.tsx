import { useState } from 'react';
import { useTexts } from '#ui/language/use-texts.ts';
import { amortisation, type PaidYear } from '../../figures/amortisation.ts';
import { calculatorTexts } from '../../texts.ts';
import { useAllInputs } from '../use-calculator.ts';
import { useFigureWriter } from './write-figure.ts';

const COLUMNS: readonly Exclude<keyof PaidYear, 'year'>[] = [
  'interest',
  'principal',
  'loanOwed',
  'fund',
  'fees',
  'contributionsOwed',
];

/** What each year's payments consist of; collapsed by default. */
export function AmortisationTable() {
  const { summary } = useTexts(calculatorTexts).amortisation;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="rounded-card border border-line/70 bg-paper p-4 sm:p-6 print:hidden"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer font-display text-xl leading-tight">
        {summary}
      </summary>
      {isOpen && <Years />}
    </details>
  );
}

function Years() {
  const { label, columns } = useTexts(calculatorTexts).amortisation;
  const { figure: write } = useFigureWriter();
  const years = amortisation(useAllInputs('settled'));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="mt-3 max-h-96 overflow-auto" aria-label={label} tabIndex={0}>
      <table className="tabular w-full min-w-[40rem] text-sm">
        <thead className="sticky top-0 bg-paper align-bottom">
          <tr>
            <th scope="col" className="py-2 pr-3 text-left font-semibold">
              {columns.year}
            </th>
            {COLUMNS.map((key) => (
              <th key={key} scope="col" className="px-2 py-2 text-right font-semibold">
                {columns[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((each) => (
            <tr key={each.year} className="border-line/70 border-t">
              <th scope="row" className="py-1 pr-3 text-left font-normal">
                {each.year}
              </th>
              {COLUMNS.map((key) => (
                <td key={key} className="px-2 py-1 text-right">
                  {write(each[key], 'dollars')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
