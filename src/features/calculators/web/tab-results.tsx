import { memo } from 'react';
import type { CalculatorInputs } from '../inputs.ts';
import type { Plot as PlotData, TabResult } from '../result.ts';
import type { Tab } from '../tabs.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { FlexTable } from './flex-table.tsx';
import { PlanFitTable } from './plan-fit-table.tsx';
import { Plot } from './plot.tsx';
import { markOf } from './plot-mark.ts';

type TabResultsProps = { result: TabResult; inputs: CalculatorInputs };

/** The tables and plots of a tab, in turns. */
export const TabResults = memo(function TabResults({ result, inputs }: TabResultsProps) {
  const { tab, tables, plots } = result;
  const [firstTable, ...furtherTables] = tables;
  const [firstPlot, ...furtherPlots] = plots;
  return (
    <div className="calculator-figures">
      {firstTable && <ComparisonTable table={firstTable} />}
      {firstPlot && <MarkedPlot tab={tab} plot={firstPlot} inputs={inputs} />}
      {furtherTables.map((table) => (
        <ComparisonTable key={table.key} table={table} />
      ))}
      {furtherPlots.map((plot) => (
        <MarkedPlot key={plot.key} tab={tab} plot={plot} inputs={inputs} />
      ))}
      {tab === 'monthly-payment' && <FlexTable inputs={inputs} />}
      {tab === 'buying-power' && <PlanFitTable inputs={inputs} />}
    </div>
  );
});

type MarkedPlotProps = { tab: Tab; plot: PlotData; inputs: CalculatorInputs };

function MarkedPlot({ tab, plot, inputs }: MarkedPlotProps) {
  return <Plot plot={plot} mark={markOf(tab, plot, inputs)} />;
}
