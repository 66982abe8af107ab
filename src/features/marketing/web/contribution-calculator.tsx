import { useId, useState } from 'react';
import { readCredit } from '#features/plans/amounts.ts';
import { DEFAULT_PLAN, formatMonthly, type Plan, plans } from '#features/plans/plans.ts';
import { useSelectedPlan } from '#features/plans/web/plan-selection.ts';
import { formatMoney } from '#shared/text/money.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { contributionParts } from '../contribution.ts';
import { landingPageTexts } from './texts.ts';
import { useLandingTexts } from './use-landing-texts.ts';

/** The monthly contribution for any credit amount, and what each part of it is for. */
export function ContributionCalculator() {
  const texts = useLandingTexts(landingPageTexts).calculator;
  const locale = useLocale();
  const id = useId();
  const figureOf = ({ homeValue }: Plan) => formatMoney(homeValue, locale).replace(/^\D+/, '');
  const [text, setText] = useState(figureOf(plans[DEFAULT_PLAN]));
  useSelectedPlan((plan) => setText(figureOf(plan)));
  const amount = readCredit(text);
  const parts = contributionParts(amount ?? plans[DEFAULT_PLAN].homeValue.cents / 100);
  const rows = [
    ['bg-forest', texts.parts.home, parts.home],
    ['bg-gold', texts.parts.administration, parts.administration],
    ['bg-terracotta', texts.parts.reserve, parts.reserve],
  ] as const;
  return (
    <div className="rounded-card bg-sand p-6 sm:p-8">
      <h3 className="text-2xl">{texts.title}</h3>
      <label htmlFor={id} className="mt-5 mb-1.5 block font-semibold text-sm">
        {texts.amount}
      </label>
      <div className="relative">
        <span className="absolute inset-y-0 left-4 grid place-items-center" aria-hidden="true">
          {texts.sign}
        </span>
        <input
          id={id}
          inputMode="numeric"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-invalid={amount === undefined ? true : undefined}
          aria-describedby={`${id}-note`}
          className="tabular w-full rounded-xl border border-edge bg-paper py-3 pr-4 pl-13 aria-invalid:border-danger aria-invalid:bg-danger-soft"
        />
      </div>
      <p id={`${id}-note`} className="mt-1.5 text-sm">
        {amount === undefined ? (
          <span className="text-danger">{texts.refused}</span>
        ) : (
          <span className="text-muted">{texts.formula}</span>
        )}
      </p>
      <p className="tabular mt-5 font-display text-4xl sm:text-5xl" aria-live="polite">
        {amount === undefined ? '–' : formatMonthly(parts.total, locale)}
      </p>
      {/* 100 : 24 : 1, whatever the amount. */}
      <svg
        viewBox="0 0 125 6"
        preserveAspectRatio="none"
        className="mt-6 h-3 w-full overflow-hidden rounded-full"
        aria-hidden="true"
      >
        <path d="M0 0h99.5v6H0Z" className="fill-forest" />
        <path d="M100 0h23.5v6H100Z" className="fill-gold" />
        <path d="M124 0h1v6h-1Z" className="fill-terracotta" />
      </svg>
      <dl className="mt-4 space-y-1.5">
        {rows.map(([color, label, part]) => (
          <div key={label} className="flex items-center gap-2.5">
            <span
              className={`size-3 rounded-full forced-color-adjust-none ${color}`}
              aria-hidden="true"
            />
            <dt className="grow">{label}</dt>
            <dd className="tabular">{amount === undefined ? '–' : formatMoney(part, locale)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
