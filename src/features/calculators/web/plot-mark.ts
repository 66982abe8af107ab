import type { CalculatorInputs } from '../inputs.ts';
import type { Plot } from '../result.ts';
import { TAB_INPUTS, type Tab } from '../tabs.ts';
import { writeFigure } from './write-figure.ts';

/** The place of the visitor's own choice on a plot's horizontal axis. */
export type PlotMark = { readonly x: number; readonly text: string };

/** Marks the chosen rate, or the expected award, where a plot has a place for it. */
export function markOf(tab: Tab, plot: Plot, inputs: CalculatorInputs): PlotMark | undefined {
  if (plot.xKey === 'interestRate') {
    return {
      x: inputs.interestRate,
      text: `your rate, ${writeFigure(inputs.interestRate, 'percent')}`,
    };
  }
  if (!TAB_INPUTS[tab].includes('awardMonth')) return undefined;
  const x = plot.xUnit === 'years' ? inputs.awardMonth / 12 : inputs.awardMonth;
  return { x, text: `award, month ${inputs.awardMonth}` };
}

/** The index of the plot's place nearest to a value of it; without one, a third of the way. */
export function nearestIndex(plot: Plot, place: number | undefined): number {
  if (place === undefined) return Math.floor((plot.x.length - 1) / 3);
  let nearest = 0;
  plot.x.forEach((x, index) => {
    if (Math.abs(x - place) < Math.abs((plot.x[nearest] ?? 0) - place)) nearest = index;
  });
  return nearest;
}
