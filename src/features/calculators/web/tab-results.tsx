import { memo } from 'react';
import type { CalculatorInputs } from '../inputs.ts';
import type { Plot as PlotData, ComparisonTable as TableData, TabResult } from '../result.ts';
import type { Tab } from '../tabs.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { FlexTable } from './flex-table.tsx';
import { InView } from './in-view.tsx';
import { PlanFitTable } from './plan-fit-table.tsx';
import { Plot } from './plot.tsx';
import { markOf } from './plot-mark.ts';

type TabResultsProps = { result: TabResult; inputs: CalculatorInputs };

/** The tables and plots of a tab, in turns. */
export function TabResults({ result, inputs }: TabResultsProps) {
  const { tab, tables, plots } = result;
  const [firstTable, ...furtherTables] = tables;
  const [firstPlot, ...furtherPlots] = plots;
  const table = (data: TableData) => (
    <InView key={data.key} value={data}>
      {(shown) => <ComparisonTable table={shown} />}
    </InView>
  );
  const plot = (data: PlotData) => (
    <InView key={data.key} value={{ tab, plot: data, inputs }}>
      {(shown) => <MarkedPlot {...shown} />}
    </InView>
  );
  return (
    <div className="calculator-figures">
      {firstTable && table(firstTable)}
      {firstPlot && plot(firstPlot)}
      {furtherTables.map(table)}
      {furtherPlots.map(plot)}
      {tab === 'monthly-payment' && (
        <InView value={inputs}>{(shown) => <FlexTable inputs={shown} />}</InView>
      )}
      {tab === 'buying-power' && (
        <InView value={inputs}>{(shown) => <PlanFitTable inputs={shown} />}</InView>
      )}
    </div>
  );
}

type MarkedPlotProps = { tab: Tab; plot: PlotData; inputs: CalculatorInputs };

const MarkedPlot = memo(function MarkedPlot({ tab, plot, inputs }: MarkedPlotProps) {
  return <Plot plot={plot} mark={markOf(tab, plot, inputs)} />;
});
