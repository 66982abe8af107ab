import { type AffordabilityState, affordabilityOf } from '#features/applications/affordability.ts';
import { plans } from '#features/plans/plans.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import type { ApplicationDetails } from '../../contract.ts';

const TONES: Record<AffordabilityState, string> = {
  comfortable: 'text-forest',
  tight: 'text-terracotta-deep',
  short: 'text-danger',
};

const VERDICTS: Record<AffordabilityState, string> = {
  comfortable: 'As declared, it covers the contribution.',
  tight: 'As declared, it covers the contribution, but it is tight.',
  short: 'As declared, it does not cover the contribution.',
};

/** The figures of the decision: income less debt against the contribution. */
export function ReviewFigures({ application }: { application: ApplicationDetails }) {
  const plan = plans[application.preferredPlan];
  const moneyOf = (dollars: number | null) => usd(Math.round((dollars ?? 0) * 100));
  const { state, income, debt, rent, left } = affordabilityOf({
    monthlyIncome: application.monthlyIncome,
    monthlyDebt: moneyOf(application.monthlyDebt),
    monthlyRent: moneyOf(application.monthlyRent),
    plan: plan.id,
  });
  const isCovered = state !== 'short';
  const rows = [
    ['Declared income', application.monthlyIncome],
    ['Counted as', formatMoney(income)],
    ['Debt', application.monthlyDebt === null ? 'Not given' : `− ${formatMoney(debt)}`],
    [
      'Rent, until the award',
      application.monthlyRent === null ? 'Not given' : `− ${formatMoney(rent)}`,
    ],
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
          <dt className="mt-1 border-line border-t pt-1.5">Left over, before taxes</dt>
          <dd className={`mt-1 border-line border-t pt-1.5 text-right ${TONES[state]}`}>
            {left.cents < 0 ? `− ${formatMoney(usd(-left.cents))}` : formatMoney(left)}
          </dd>
        </div>
      </dl>
      <p className={`mt-1 text-sm ${isCovered ? 'text-muted' : 'font-semibold text-danger'}`}>
        {VERDICTS[state]}
      </p>
    </section>
  );
}
