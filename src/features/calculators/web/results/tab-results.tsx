import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { range } from '../../result.ts';
import { MORTGAGE_BUDGET_SHARE, PROGRAM_BUDGET_SHARE } from '../../tabs/budget-shares.ts';
import type { Tab } from '../../tabs/tabs.ts';
import { calculatorTexts } from '../../texts.ts';
import { groupInputs } from '../controls/main-inputs.ts';
import { InView } from '../plot/in-view.tsx';
import { Plot } from '../plot/plot.tsx';
import { markOf } from '../plot/plot-mark.ts';
import { useInputs } from '../use-calculator.ts';
import { AmortisationTable } from './amortisation-table.tsx';
import { BidPanel } from './bid-panel.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { FlexTable } from './flex-table.tsx';
import { PlanFitTable } from './plan-fit-table.tsx';
import { resultOf } from './result-of.ts';
import { useFigureWriter } from './write-figure.ts';

/** The tabs with an amortisation table. */
const AMORTISED: readonly Tab[] = ['monthly-payment', 'lifetime-cost', 'early-payoff'];

export function TabResults({ tab }: { tab: Tab }) {
  const tables = useInputs('settled', (inputs) => resultOf(tab, inputs).tables.length);
  const plots = useInputs('settled', (inputs) => resultOf(tab, inputs).plots.length);
  const table = (place: number) => <ShownTable key={`table ${place}`} {...{ tab, place }} />;
  const plot = (place: number) => <ShownPlot key={`plot ${place}`} {...{ tab, place }} />;
  return (
    <div className="calculator-figures">
      {tables > 0 && table(0)}
      {tab === 'buying-power' && <BudgetShares />}
      {plots > 0 && plot(0)}
      {range(1, tables - 1).map(table)}
      {range(1, plots - 1).map(plot)}
      {groupInputs(tab).hasBid && <BidPanel tab={tab} />}
      {tab === 'monthly-payment' && <InView>{(inputs) => <FlexTable inputs={inputs} />}</InView>}
      {AMORTISED.includes(tab) && <AmortisationTable />}
      {tab === 'buying-power' && <InView>{(inputs) => <PlanFitTable inputs={inputs} />}</InView>}
    </div>
  );
}

/** Why each side may take its share of the budget, beside the table that uses the shares. */
function BudgetShares() {
  const { budgetShares } = useTexts(calculatorTexts);
  const { figure } = useFigureWriter();
  return (
    <p className="text-sm">
      {budgetShares(
        figure(MORTGAGE_BUDGET_SHARE * 100, 'percent'),
        figure(PROGRAM_BUDGET_SHARE * 100, 'percent'),
      )}
    </p>
  );
}

/** `place` is the index among the tab's tables or plots. */
type ShownProps = { tab: Tab; place: number };

function ShownTable({ tab, place }: ShownProps) {
  return (
    <InView>
      {(inputs) => {
        const table = resultOf(tab, inputs).tables[place];
        return table && <ComparisonTable table={table} />;
      }}
    </InView>
  );
}

function ShownPlot({ tab, place }: ShownProps) {
  const locale = useLocale();
  return (
    <InView>
      {(inputs) => {
        const plot = resultOf(tab, inputs).plots[place];
        return plot && <Plot plot={plot} mark={markOf(tab, plot, inputs, locale)} />;
      }}
    </InView>
  );
}
