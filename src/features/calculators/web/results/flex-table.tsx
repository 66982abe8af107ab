import { memo } from 'react';
import { useTexts } from '#ui/language/use-texts.ts';
import {
  FLEX_CHOICES,
  flexOutcomes,
  LATER_LIMIT,
  lastMonthWithinLimit,
} from '../../figures/flex.ts';
import type { CalculatorInputs } from '../../inputs/inputs.ts';
import { calculatorTexts } from '../../texts.ts';
import { FigureCell } from './comparison-table.tsx';
import { useFigureWriter } from './write-figure.ts';

/** The Flex Plan: reduced until the award, then one of three choices. */
export const FlexTable = memo(function FlexTable({ inputs }: { inputs: CalculatorInputs }) {
  const { flex, flexRows } = useTexts(calculatorTexts);
  const all = Object.keys(flexRows) as (keyof typeof flexRows)[];
  const { figure: write } = useFigureWriter();
  const outcomes = flexOutcomes(inputs);
  // Only an award with the last contribution leaves an amount due at once.
  const rows = all.filter((row) => row !== 'dueAtAward' || outcomes.some((each) => each[row] > 0));
  return (
    <>
      <table className="figures-table figures-table-wide">
        <caption>{flex.caption(write(inputs.flexReduction, 'percent'))}</caption>
        <thead>
          <tr>
            <td />
            {FLEX_CHOICES.map((choice) => (
              <th key={choice} scope="col">
                {flex.choices[choice]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{flexRows[row]}</th>
              {outcomes.map((outcome) => (
                <FigureCell key={outcome.choice} figure={outcome[row]} unit="dollars" />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm">
        {flex.limit(
          write(inputs.flexReduction, 'percent'),
          lastMonthWithinLimit(inputs.flexReduction),
          LATER_LIMIT,
        )}
      </p>
    </>
  );
});
