import { formatMonthly, type Plan, plans, TERM_MONTHS } from '#features/plans/plans.ts';
import { formatMoney, usd } from '#shared/money.ts';

const DEPOSIT = usd(200_00);

const ROWS: readonly [string, (plan: Plan) => string][] = [
  ['Home value', (plan) => formatMoney(plan.homeValue)],
  ['Monthly contribution', (plan) => formatMonthly(plan.monthlyContribution)],
  ['Number of contributions', () => String(TERM_MONTHS)],
  [
    'First month, after the $200 deposit',
    (plan) => formatMoney(usd(plan.monthlyContribution.cents - DEPOSIT.cents)),
  ],
  ['Admin fees over 20 years (24%)', (plan) => formatMoney(plan.adminFees)],
  ['Reserve fund (1%)', (plan) => formatMoney(plan.reserveFund)],
  ['Interest', () => '$0'],
  ['Total contributed', (plan) => formatMoney(plan.totalContributed)],
];

/** Both plans, line by line. */
export function PlanTable() {
  const columns = Object.values(plans);
  return (
    <>
      <table className="tabular w-full border-collapse">
        <caption className="sr-only">What each plan costs</caption>
        <thead>
          <tr>
            <td className="border-ink/70 border-b-2" />
            {columns.map((plan) => (
              <th
                key={plan.id}
                scope="col"
                className="border-ink/70 border-b-2 py-3 pl-3 text-right align-bottom font-display font-medium text-lg sm:text-2xl"
              >
                {plan.isMostPopular && (
                  <span className="block font-sans text-terracotta-deep text-xs sm:text-sm">
                    Most popular
                  </span>
                )}
                {plan.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([label, figureOf]) => (
            <tr key={label} className="last:font-semibold">
              <th
                scope="row"
                className="border-line border-b py-3 text-left font-normal leading-snug"
              >
                {label}
              </th>
              {columns.map((plan) => (
                <td key={plan.id} className="border-line border-b py-3 pl-3 text-right align-top">
                  {figureOf(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-muted text-sm">
        Contributions are whole dollars. $2,344 rounds $2,343.75 up: over 240 months that is $60
        more, which goes to the reserve fund ($4,560 in all, against 1% or $4,500). $3,385 becomes
        $3,386 in five months of each year, because 240 × $3,385 alone would be $812,400.
      </p>
    </>
  );
}
