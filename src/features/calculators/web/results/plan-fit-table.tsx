import { memo } from 'react';
import type { CalculatorInputs } from '../../inputs/inputs.ts';
import { buyingPower } from '../../tabs/buying-power.ts';
import { SidesHead } from './comparison-table.tsx';
import { writeFigure } from './write-figure.ts';

/** Whether the two plans fit the visitor's budget, on both sides. */
export const PlanFitTable = memo(function PlanFitTable({ inputs }: { inputs: CalculatorInputs }) {
  const { plans } = buyingPower(inputs);
  return (
    <table className="figures-table">
      <caption>Do the two plans fit your budget, before rent?</caption>
      <SidesHead />
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.propertyValue}>
            <th scope="row">{writeFigure(plan.propertyValue, 'dollars')} home, a month</th>
            <FitCell amount={plan.mortgagePayment} fits={plan.fitsMortgageBudget} />
            <FitCell amount={plan.contribution} fits={plan.fitsProgramBudget} />
          </tr>
        ))}
      </tbody>
    </table>
  );
});

function FitCell({ amount, fits }: { amount: number; fits: boolean }) {
  return (
    <td>
      {writeFigure(amount, 'dollars')}
      <span className={`block text-sm ${fits ? 'text-forest' : 'text-danger'}`}>
        {fits ? 'fits' : 'too much'}
      </span>
    </td>
  );
}
