import { memo } from 'react';
import { FLEX_CHOICES, type FlexChoice, flexOutcomes } from '../../figures/flex.ts';
import type { CalculatorInputs } from '../../inputs/inputs.ts';
import { FLEX_LABELS } from '../../sentences/labels.ts';
import { FigureCell } from './comparison-table.tsx';

const CHOICE_NAMES: { readonly [C in FlexChoice]: string } = {
  full: 'Full',
  intermediate: 'Intermediate',
  flex: 'Flex',
};

const ROWS = Object.keys(FLEX_LABELS) as (keyof typeof FLEX_LABELS)[];

/** The Flex Plan: less until the award, then one of three choices. */
export const FlexTable = memo(function FlexTable({ inputs }: { inputs: CalculatorInputs }) {
  const outcomes = flexOutcomes(inputs);
  // Only an award with the very last contribution leaves something due at once.
  const rows = ROWS.filter((row) => row !== 'dueAtAward' || outcomes.some((each) => each[row] > 0));
  return (
    <table className="figures-table figures-table-wide">
      <caption>
        The Flex Plan, which groups do not offer yet: {inputs.flexReduction}% less until the award,
        then one of three choices
      </caption>
      <thead>
        <tr>
          <td />
          {FLEX_CHOICES.map((choice) => (
            <th key={choice} scope="col">
              {CHOICE_NAMES[choice]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{FLEX_LABELS[row]}</th>
            {outcomes.map((outcome) => (
              <FigureCell key={outcome.choice} figure={outcome[row]} unit="dollars" />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
