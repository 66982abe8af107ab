import { useState } from 'react';
import { openForm } from '#features/applications/web/form-request.ts';
import {
  formatMonthly,
  monthlyContribution,
  type Plan,
  planFrom,
  plans,
} from '#features/plans/plans.ts';
import { formatMoney, usd } from '#shared/money.ts';
import { Button } from '#ui/button.tsx';
import { choosePlan } from './choose-plan.ts';
import { SectionHeading } from './section-heading.tsx';

const MIN_VALUE = 200_000;
const MAX_VALUE = 1_000_000;
const STEP = 10_000;

/** What a home of a given value takes each month. */
export function ValueCards() {
  return (
    <section className="mx-auto max-w-6xl px-5 py-16 md:py-24" aria-labelledby="home-values">
      <SectionHeading id="home-values" title="What would you acquire?">
        The monthly contribution is the home’s value × 1.25 ÷ 240. There is no other price.
      </SectionHeading>
      <div className="mt-10 grid gap-5 md:grid-cols-2 lg:grid-cols-[1fr_1fr_1.25fr]">
        <PlanCard plan={plans['450']} shortValue="$450K" />
        <PlanCard plan={plans['650']} shortValue="$650K" />
        <CustomCard />
      </div>
    </section>
  );
}

function PlanCard({ plan, shortValue }: { plan: Plan; shortValue: string }) {
  const look = plan.isMostPopular ? 'bg-forest text-paper' : 'border border-line bg-paper';
  return (
    <article className={`flex flex-col rounded-card p-7 ${look}`}>
      <p className="flex min-h-6 items-center justify-between gap-3 text-sm">
        <span>Home value</span>
        {plan.isMostPopular && (
          <span className="rounded-full bg-cream px-3 py-0.5 text-forest">Most popular</span>
        )}
      </p>
      <h3 className="tabular mt-1 text-5xl">{shortValue}</h3>
      <p className="tabular mt-6 text-2xl">{formatMonthly(plan.monthlyContribution)}</p>
      <dl className="tabular mt-3 mb-8 border-current/20 border-t text-sm">
        {[
          ['Down payment', '$0'],
          ['Contributions', '240'],
          ['In total', formatMoney(plan.totalContributed)],
        ].map(([label, figure]) => (
          <div
            key={label}
            className="flex justify-between gap-3 border-current/20 border-b py-2 last:border-b-0"
          >
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <Button
        tone={plan.isMostPopular ? 'accent' : 'primary'}
        className="mt-auto w-full"
        onClick={() => choosePlan(plan.id)}
      >
        {`Choose ${shortValue}`}
      </Button>
    </article>
  );
}

function CustomCard() {
  const [value, setValue] = useState(520_000);
  const home = formatMoney(usd(value * 100));
  const contribution = formatMonthly(monthlyContribution(value));
  const plan = planFrom(value);
  return (
    <article className="flex flex-col rounded-card border border-terracotta/50 border-dashed p-7 md:col-span-2 lg:col-span-1">
      <label htmlFor="custom-value" className="block min-h-6 text-sm">
        Custom home value
      </label>
      <h3 className="tabular mt-1 text-5xl">{home}</h3>
      <input
        id="custom-value"
        type="range"
        min={MIN_VALUE}
        max={MAX_VALUE}
        step={STEP}
        value={value}
        onChange={(event) => setValue(Number(event.target.value))}
        aria-valuetext={`${home}, ${contribution}`}
        className="mt-4 block h-11 w-full cursor-pointer accent-terracotta"
      />
      <p className="tabular mt-3 text-2xl" aria-live="polite">
        {contribution}
      </p>
      <p className="mt-1 mb-6 text-muted text-sm">
        {plan
          ? 'There is a plan for this value: a group for it is forming.'
          : 'Groups form at $450,000 and $650,000 today. For another value, join the waitlist: we will email you when enough households want it.'}
      </p>
      {plan ? (
        <Button className="mt-auto w-full" onClick={() => choosePlan(plan.id)}>
          {`Choose the ${home} plan`}
        </Button>
      ) : (
        <Button
          tone="quiet"
          className="mt-auto w-full"
          onClick={() => openForm({ mode: 'waitlist', amount: value })}
        >
          {`Join the waitlist for ${home}`}
        </Button>
      )}
    </article>
  );
}
