import type { PlanFigures } from '../figures.ts';
import type { RuleBookTexts } from '../rule-text.ts';

const ROWS = ['monthly', 'total', 'fund', 'administration', 'reserve', 'minBid'] as const;

type Props = { texts: RuleBookTexts['plans']; plans: readonly PlanFigures[] };

/** What one seat pays on each plan, from the same schedule that bills it. */
export function PlanTable({ texts, plans }: Props) {
  return (
    <table className="tabular mt-5 w-full border-collapse text-left text-sm">
      <caption className="mb-2 text-left font-semibold text-base">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="border-line border-b-2 py-2 pr-3 align-bottom">
            {texts.plan}
          </th>
          {plans.map(({ id, credit }) => (
            <th key={id} scope="col" className="border-line border-b-2 py-2 pl-3 text-right">
              {credit}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row" className="border-line border-b py-2 pr-3 align-top font-normal">
              {texts.rows[row]}
            </th>
            {plans.map((plan) => (
              <td key={plan.id} className="border-line border-b py-2 pl-3 text-right align-top">
                {plan[row]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
