import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryInputs } from '../arbitrary-inputs.ts';
import { calculateTab } from '../calculate-tab.ts';
import { DEFAULT_INPUTS } from '../inputs.ts';
import { TABS } from '../tabs.ts';
import { layoutPlot, linePath, niceTicks, PLOT_HEIGHT, PLOT_MARGIN } from './plot-layout.ts';

describe('the ticks of an axis', () => {
  it('are round and enclose the figures', () => {
    expect(niceTicks(0, 2517, 5)).toEqual([0, 1000, 2000, 3000]);
    expect(niceTicks(-310, 1950, 5)).toEqual([-500, 0, 500, 1000, 1500, 2000]);
    expect(niceTicks(0, 0.07, 5)).toEqual([0, 0.02, 0.04, 0.06, 0.08]);
  });
});

describe('a line', () => {
  it('leaves out the middle of a level stretch and breaks where a figure is missing', () => {
    const path = linePath([0, 1, 2, 3, 4, 5], [7, 7, 7, 9, undefined, 4], (y) => y);
    expect(path).toBe('M0 7L2 7L3 9M5 4');
  });
});

describe('the layout of a plot', () => {
  it.each(TABS)('%s stays inside its frame for any inputs', (tab) => {
    fc.assert(
      fc.property(arbitraryInputs, fc.constantFrom(300, 700), (inputs, width) => {
        for (const plot of calculateTab(tab, inputs).plots) {
          const { signs, xTicks, yTicks, paths } = layoutPlot(plot, width);
          expect(paths.join('')).not.toMatch(/NaN|Infinity|undefined/);
          expect(yTicks.length).toBeLessThan(9);
          expect(new Set(yTicks.map(({ text }) => text)).size).toBe(yTicks.length);
          expect(xTicks.length).toBeGreaterThan(2);
          for (const { x, y } of signs.flat()) {
            expect(x).toBeGreaterThanOrEqual(PLOT_MARGIN.left);
            expect(x).toBeLessThanOrEqual(width - PLOT_MARGIN.right);
            expect(y).toBeGreaterThanOrEqual(PLOT_MARGIN.top);
            expect(y).toBeLessThanOrEqual(PLOT_HEIGHT - PLOT_MARGIN.bottom);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('cuts a Flex Plan that would press all other lines to the ground', () => {
    const [late] = calculateTab('monthly-payment', { ...DEFAULT_INPUTS, awardMonth: 238 }).plots;
    const [middle] = calculateTab('monthly-payment', DEFAULT_INPUTS).plots;
    if (!late || !middle) throw new Error('the tab has no plot');
    expect(layoutPlot(late, 700).cutPeak).toBeGreaterThan(100_000);
    expect(layoutPlot(middle, 700).cutPeak).toBeUndefined();
  });
});
