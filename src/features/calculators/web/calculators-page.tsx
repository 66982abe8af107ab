import './calculators.css';
import './calculators-print.css';
import { useLayoutEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { formatCount } from '#ui/language/format.ts';
import { useIsHydrating } from '#ui/use-is-hydrating.ts';
import { inputsToQuery } from '../address.ts';
import type { CalculatorInputs } from '../inputs/inputs.ts';
import {
  type CalculatorState,
  createCalculatorStore,
  FIRST_STATE,
  stateOf,
} from './calculator-store.ts';
import { CalculatorTabs } from './calculator-tabs.tsx';
import { CallToAction } from './call-to-action.tsx';
import { CalculatorContext } from './use-calculator.ts';

/** Written into the page, so that the browser knows which figures it got as HTML. */
const figuresOf = ({ tab, inputs }: CalculatorState) => inputsToQuery(inputs, tab).toString();

/**
 * What the page shows first: the figures of its address. Only HTML that came without them begins
 * with the built ones, and jumps to the address right after.
 */
function firstState(search: string, isHydrating: boolean): CalculatorState {
  if (typeof document === 'undefined') return stateOf(search);
  const asked = stateOf(window.location.search);
  if (!isHydrating) return asked;
  const served = document.querySelector<HTMLElement>('[data-calculators]')?.dataset.figures;
  return served === figuresOf(asked) ? asked : FIRST_STATE;
}

/** What the page shows where no script runs: the figures it was served with. */
const shownWithout = ({ propertyValue, downPayment, interestRate, awardMonth }: CalculatorInputs) =>
  `Without it you see a home of $${formatCount(propertyValue)} with ${downPayment}% down at ${interestRate}%, and an award in month ${awardMonth}.`;

/** Mortgage and program compared, from seven sides. */
export function Page() {
  const search = useSearch();
  const isHydrating = useIsHydrating();
  const [store] = useState(() => createCalculatorStore(firstState(search, isHydrating)));
  useLayoutEffect(() => store.followAddress(), [store]);
  return (
    <div data-calculators data-figures={figuresOf(store.first)}>
      <header className="mx-auto max-w-6xl px-5 pt-12 pb-8 print:max-w-none print:p-0">
        <h1 className="text-title">Property Acquisition Comparison Tool</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted print:hidden">
          A mortgage or the program? Set your own figures and see where each of them wins. Every
          formula’s assumptions stand below its result. How a whole group can fare, and how one can
          go wrong, shows{' '}
          <a href="/simulator" className="text-ink underline underline-offset-4">
            the simulator
          </a>
          .
        </p>
        <noscript>
          <p className="mt-4 rounded-xl bg-clay p-4 text-sm">
            The sliders need JavaScript. {shownWithout(store.first.inputs)}
          </p>
        </noscript>
      </header>
      <CalculatorContext value={store}>
        <CalculatorTabs />
      </CalculatorContext>
      <CallToAction />
    </div>
  );
}
