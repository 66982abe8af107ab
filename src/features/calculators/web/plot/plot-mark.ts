import type { Locale } from '#shared/text/locale.ts';
import type { PlotMark } from '#ui/plot/line.ts';
import type { CalculatorInputs } from '../../inputs/inputs.ts';
import type { Plot } from '../../result.ts';
import { TAB_INPUTS, type Tab } from '../../tabs/tabs.ts';
import { calculatorTexts } from '../../texts.ts';
import { writerIn } from '../results/write-figure.ts';

/** Marks the chosen rate or the assumed award, if the plot's axis shows it. */
export function markOf(
  tab: Tab,
  plot: Plot,
  inputs: CalculatorInputs,
  locale: Locale,
): PlotMark | undefined {
  const { plots } = calculatorTexts(locale);
  if (plot.xKey === 'interestRate') {
    return {
      x: inputs.interestRate,
      text: plots.rateMark(writerIn(locale).figure(inputs.interestRate, 'percent')),
    };
  }
  if (!TAB_INPUTS[tab].includes('awardMonth')) return undefined;
  const x = plot.xUnit === 'years' ? inputs.awardMonth / 12 : inputs.awardMonth;
  return { x, text: plots.awardMark(inputs.awardMonth) };
}
