import { coversContribution, declaredIncome } from '#features/applications/rules.ts';
import { plans } from '#features/plans/plans.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { ApplicationDetails } from '../../contract.ts';

/** The figures of the decision: income less debt against the contribution. */
export function ReviewFigures({ application }: { application: ApplicationDetails }) {
  const plan = plans[application.preferredPlan];
  const income = declaredIncome(application.monthlyIncome);
  const debt = usd(Math.round((application.monthlyDebt ?? 0) * 100));
  const rest = usd(income.cents - debt.cents - plan.monthlyContribution.cents);
  const isCovered = coversContribution({
    monthlyIncome: application.monthlyIncome,
    monthlyDebt: debt,
    plan: plan.id,
  });
  const rows = [
    ['Declared income', application.monthlyIncome],
    ['Counted as', formatMoney(income)],
    ['Debt', application.monthlyDebt === null ? 'Not given' : `− ${formatMoney(debt)}`],
    [`Contribution, ${plan.label}`, `− ${formatMoney(plan.monthlyContribution)}`],
  ] as const;
  return (
    <section className="rounded-card border border-line bg-paper p-4">
      <h2 className="text-xl">Figures, a month</h2>
      <dl className="tabular mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-y-0.5 text-[0.9375rem]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
        <div className="contents font-semibold">
          <dt className="mt-1 border-line border-t pt-1.5">Left over</dt>
          <dd
            className={`mt-1 border-line border-t pt-1.5 text-right ${isCovered ? 'text-forest' : 'text-danger'}`}
          >
            {rest.cents < 0 ? `− ${formatMoney(usd(-rest.cents))}` : formatMoney(rest)}
          </dd>
        </div>
      </dl>
      <p className={`mt-1 text-sm ${isCovered ? 'text-muted' : 'font-semibold text-danger'}`}>
        {isCovered
          ? 'As declared, it covers the contribution.'
          : 'As declared, it does not cover the contribution.'}
      </p>
    </section>
  );
}
