import { memo } from 'react';
import { useTexts } from '#ui/language/use-texts.ts';
import type { CalculatorInputs } from '../../inputs/inputs.ts';
import { buyingPower } from '../../tabs/buying-power.ts';
import { calculatorTexts } from '../../texts.ts';
import { SidesHead } from './comparison-table.tsx';
import { useFigureWriter } from './write-figure.ts';

/** Whether the two plans fit the visitor's budget, on both sides. */
export const PlanFitTable = memo(function PlanFitTable({ inputs }: { inputs: CalculatorInputs }) {
  const { planFit } = useTexts(calculatorTexts);
  const { figure: write } = useFigureWriter();
  const { plans } = buyingPower(inputs);
  return (
    <table className="figures-table">
      <caption>{planFit.caption}</caption>
      <SidesHead />
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.propertyValue}>
            <th scope="row">{planFit.row(write(plan.propertyValue, 'dollars'))}</th>
            <FitCell amount={plan.mortgagePayment} fits={plan.fitsMortgageBudget} />
            <FitCell amount={plan.contribution} fits={plan.fitsProgramBudget} />
          </tr>
        ))}
      </tbody>
    </table>
  );
});

function FitCell({ amount, fits }: { amount: number; fits: boolean }) {
  const { planFit } = useTexts(calculatorTexts);
  const { figure: write } = useFigureWriter();
  return (
    <td>
      {write(amount, 'dollars')}
      <span className={`block text-sm ${fits ? 'text-forest' : 'text-danger'}`}>
        {fits ? planFit.fits : planFit.tooMuch}
      </span>
    </td>
  );
}
