import './calculators.css';
import './calculators-print.css';
import { useLayoutEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { ConsorcioNotice } from '#features/legal/web/consorcio-notice.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { useIsHydrating } from '#ui/use-is-hydrating.ts';
import { inputsToQuery, mergeQuery } from '../address.ts';
import type { CalculatorInputs } from '../inputs/inputs.ts';
import { calculatorTexts } from '../texts.ts';
import {
  type CalculatorState,
  createCalculatorStore,
  FIRST_STATE,
  stateOf,
} from './calculator-store.ts';
import { CalculatorTabs } from './calculator-tabs.tsx';
import { CallToAction } from './call-to-action.tsx';
import { useFigureWriter } from './results/write-figure.ts';
import { CalculatorContext, useAllInputs, useTab } from './use-calculator.ts';
import { useCampaign } from './use-campaign.ts';

/** Written into the HTML, so that the browser knows which figures were rendered. */
const figuresOf = ({ tab, inputs }: CalculatorState) => inputsToQuery(inputs, tab).toString();

/**
 * The figures of the address. When hydrating HTML that was rendered with other figures, the first
 * render must match that HTML; the address is applied right after.
 */
function firstState(search: string, isHydrating: boolean): CalculatorState {
  if (typeof document === 'undefined') return stateOf(search);
  const asked = stateOf(window.location.search);
  if (!isHydrating) return asked;
  const served = document.querySelector<HTMLElement>('[data-calculators]')?.dataset.figures;
  return served === figuresOf(asked) ? asked : FIRST_STATE;
}

export function Calculators() {
  const texts = useTexts(calculatorTexts);
  const search = useSearch();
  const isHydrating = useIsHydrating();
  const [store] = useState(() => createCalculatorStore(firstState(search, isHydrating)));
  useLayoutEffect(() => store.followAddress(), [store]);
  return (
    <CalculatorContext value={store}>
      <div data-calculators data-figures={figuresOf(store.first)}>
        <header className="mx-auto max-w-6xl px-5 pt-12 pb-8 print:max-w-none print:p-0">
          <h1 className="text-title">{texts.title}</h1>
          <p className="mt-3 max-w-2xl text-lg text-muted print:hidden">
            {texts.intro.text}{' '}
            <a href={texts.intro.simulatorPath} className="text-ink underline underline-offset-4">
              {texts.intro.simulator}
            </a>
            .
          </p>
          <ConsorcioNotice />
          <LanguageLink />
          <WithoutScript {...store.first.inputs} />
        </header>
        <CalculatorTabs />
        <CallToAction />
      </div>
    </CalculatorContext>
  );
}

/** Links to the same figures in the other language. */
function LanguageLink() {
  const { label, path, locale } = useTexts(calculatorTexts).otherLanguage;
  const campaign = new URLSearchParams(useCampaign());
  const query = mergeQuery(campaign, useAllInputs('settled'), useTab()).toString();
  return (
    <p className="mt-2 print:hidden">
      <Link
        href={query ? `${path}?${query}` : path}
        lang={locale}
        hrefLang={locale}
        className="inline-flex min-h-11 items-center font-semibold text-forest underline underline-offset-4"
      >
        {label}
      </Link>
    </p>
  );
}

/** Shown without JavaScript. */
function WithoutScript(inputs: CalculatorInputs) {
  const { withoutScript } = useTexts(calculatorTexts);
  const { figure, typed } = useFigureWriter();
  return (
    <noscript>
      <p className="mt-4 rounded-xl bg-clay p-4 text-sm">
        {withoutScript({
          value: figure(inputs.propertyValue, 'dollars'),
          down: `${typed(inputs.downPayment)}%`,
          rate: `${typed(inputs.interestRate)}%`,
          award: typed(inputs.awardMonth),
        })}
      </p>
    </noscript>
  );
}
