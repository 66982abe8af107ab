import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#shared/text/locale.ts';
import { layoutLines, PLOT_MARGIN } from '#ui/plot/line-layout.ts';
import { arbitraryInputs } from '../inputs/arbitrary-inputs.ts';
import { DEFAULT_INPUTS } from '../inputs/inputs.ts';
import { calculateTab } from '../tabs/calculate-tab.ts';
import { TABS } from '../tabs/tabs.ts';
import { plotData } from './plot-data.ts';

const HEIGHT = 300;

describe('the layout of a plot', () => {
  it.each(TABS)('%s stays inside its frame for any inputs', (tab) => {
    fc.assert(
      fc.property(
        arbitraryInputs,
        fc.constantFrom(300, 700),
        fc.constantFrom(...LOCALES),
        (inputs, width, locale) => {
          for (const plot of calculateTab(tab, inputs).plots) {
            const { signs, xTicks, yTicks, paths } = layoutLines(
              plotData(plot, locale),
              width,
              HEIGHT,
            );
            expect(paths.join('')).not.toMatch(/NaN|Infinity|undefined/);
            expect(yTicks.length).toBeLessThan(9);
            expect(new Set(yTicks.map(({ text }) => text)).size).toBe(yTicks.length);
            expect(xTicks.length).toBeGreaterThan(2);
            for (const { x, y } of signs.flat()) {
              expect(x).toBeGreaterThanOrEqual(PLOT_MARGIN.left);
              expect(x).toBeLessThanOrEqual(width - PLOT_MARGIN.right);
              expect(y).toBeGreaterThanOrEqual(PLOT_MARGIN.top);
              expect(y).toBeLessThanOrEqual(HEIGHT - PLOT_MARGIN.bottom);
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('cuts a Flex Plan that would press all other lines to the ground', () => {
    const [late] = calculateTab('monthly-payment', { ...DEFAULT_INPUTS, awardMonth: 238 }).plots;
    const [middle] = calculateTab('monthly-payment', DEFAULT_INPUTS).plots;
    if (!late || !middle) throw new Error('the tab has no plot');
    expect(plotData(late, 'en').cutPeak).toBeGreaterThan(100_000);
    expect(plotData(middle, 'en').cutPeak).toBeUndefined();
  });
});
