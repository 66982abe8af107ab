import { useState } from 'react';
import { openForm } from '#features/applications/web/form-request.ts';
import {
  formatMonthly,
  monthlyContribution,
  type Plan,
  planFrom,
  plans,
  TERM_MONTHS,
} from '#features/plans/plans.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { Button } from '#ui/button.tsx';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { choosePlan } from './form/choose-plan.ts';
import { SectionHeading } from './section-heading.tsx';
import { landingPageTexts } from './texts.ts';
import { TodaysMoneyPanel } from './todays-money-panel.tsx';
import { useLandingTexts } from './use-landing-texts.ts';

const MIN_VALUE = 200_000;
const MAX_VALUE = 1_000_000;
const STEP = 10_000;

/** What a home of a given value takes each month. */
export function ValueCards() {
  const { title, lead } = useLandingTexts(landingPageTexts).values;
  return (
    <section className="mx-auto max-w-6xl px-5 py-16 md:py-24" aria-labelledby="home-values">
      <SectionHeading id="home-values" title={title}>
        {lead}
      </SectionHeading>
      <div className="mt-10 grid gap-5 md:grid-cols-2 lg:grid-cols-[1fr_1fr_1.25fr]">
        <PlanCard plan={plans['450']} />
        <PlanCard plan={plans['650']} />
        <CustomCard />
      </div>
      <TodaysMoneyPanel />
    </section>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const texts = useLandingTexts(landingPageTexts).values;
  const locale = useLocale();
  const shortValue = texts.short[plan.id];
  const look = plan.isMostPopular ? 'bg-forest text-paper' : 'border border-line bg-paper';
  return (
    <article className={`flex flex-col rounded-card p-7 ${look}`}>
      <p className="flex min-h-6 items-center justify-between gap-3 text-sm">
        <span>{texts.homeValue}</span>
        {plan.isMostPopular && (
          <span className="rounded-full bg-cream px-3 py-0.5 text-forest">{texts.mostPopular}</span>
        )}
      </p>
      <h3 className="tabular mt-1 text-5xl max-[26rem]:text-4xl">{shortValue}</h3>
      <p className="tabular mt-6 text-2xl">{formatMonthly(plan.monthlyContribution, locale)}</p>
      <dl className="tabular mt-3 mb-8 border-current/20 border-t text-sm">
        {[
          [texts.downPayment, texts.noDownPayment],
          [texts.contributions, String(TERM_MONTHS)],
          [texts.inTotal, formatMoney(plan.totalContributed, locale)],
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
        {texts.choose(shortValue)}
      </Button>
    </article>
  );
}

function CustomCard() {
  const [value, setValue] = useState(520_000);
  const texts = useLandingTexts(landingPageTexts).values;
  const locale = useLocale();
  const home = formatMoney(usd(value * 100), locale);
  const contribution = formatMonthly(monthlyContribution(value), locale);
  const plan = planFrom(value);
  return (
    <article className="flex flex-col rounded-card border border-terracotta/50 border-dashed p-7 md:col-span-2 lg:col-span-1">
      <label htmlFor="custom-value" className="block min-h-6 text-sm">
        {texts.custom}
      </label>
      <h3 className="tabular mt-1 text-5xl max-[26rem]:text-4xl">{home}</h3>
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
      <p className="mt-1 mb-6 text-muted text-sm">{plan ? texts.isPlan : texts.isNoPlan}</p>
      {plan ? (
        <Button className="mt-auto w-full" onClick={() => choosePlan(plan.id)}>
          {texts.choosePlan(home)}
        </Button>
      ) : (
        <Button
          tone="quiet"
          className="mt-auto w-full"
          onClick={() => openForm({ mode: 'waitlist', amount: value })}
        >
          {texts.waitlist(home)}
        </Button>
      )}
    </article>
  );
}
