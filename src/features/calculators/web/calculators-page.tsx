import './calculators.css';
import './calculators-print.css';
import { CalculatorTabs } from './calculator-tabs.tsx';
import { CallToAction } from './call-to-action.tsx';
import { TabPanel } from './tab-panel.tsx';
import { useCalculatorState } from './use-calculator-state.ts';

/** Mortgage and programme compared, from seven sides. */
export function Page() {
  const { tab, inputs, setTab, setInput, resetInputs } = useCalculatorState();
  return (
    <div data-calculators>
      <header className="mx-auto max-w-6xl px-5 pt-12 pb-8 print:max-w-none print:p-0">
        <h1 className="text-title">Property Acquisition Comparison Tool</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted print:hidden">
          A mortgage or the program? Set your own figures and see where each of them wins. Every
          formula’s assumptions stand below its result.
        </p>
        <noscript>
          <p className="mt-4 rounded-xl bg-clay p-4 text-sm">
            The sliders need JavaScript. Without it you see a home of $450,000 with 20% down at
            7.5%, and an award in month 120.
          </p>
        </noscript>
      </header>
      <CalculatorTabs tab={tab} setTab={setTab}>
        <TabPanel {...{ tab, inputs, setInput, resetInputs }} />
      </CalculatorTabs>
      <CallToAction />
    </div>
  );
}
