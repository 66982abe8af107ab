import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryInputs } from '../inputs/arbitrary-inputs.ts';
import { type CalculatorInput, type CalculatorInputs, DEFAULT_INPUTS } from '../inputs/inputs.ts';
import type { TabResult } from '../result.ts';
import { calculateTab } from './calculate-tab.ts';
import { TAB_INPUTS, TABS } from './tabs.ts';

const everyInput = Object.keys(DEFAULT_INPUTS) as CalculatorInput[];

function figuresOf({ answers, tables, plots }: TabResult): (number | undefined)[] {
  return [
    ...answers.map(({ amount }) => amount),
    ...tables.flatMap(({ rows }) => rows.flatMap(({ mortgage, program }) => [mortgage, program])),
    ...plots.flatMap(({ x, lines }) => [...x, ...lines.flatMap(({ values }) => values)]),
  ];
}

describe.each(TABS)('the tab %s', (tab) => {
  const result = calculateTab(tab, DEFAULT_INPUTS);

  it('has an answer, a table and a plot', () => {
    expect(result.tab).toBe(tab);
    expect(result.answers.length).toBeGreaterThan(0);
    expect(result.tables.length).toBeGreaterThan(0);
    expect(result.plots.length).toBeGreaterThan(0);
  });

  it('shows the program’s fees', () => {
    const fees = result.tables
      .flatMap(({ rows }) => rows)
      .filter(({ key }) => /fees/i.test(key))
      .map(({ program }) => Math.abs(program ?? 0));
    expect(Math.max(...fees)).toBeGreaterThan(0);
  });

  it('stays finite for every input, the ends of the ranges included', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const figures = figuresOf(calculateTab(tab, inputs)).filter(
          (figure) => figure !== undefined,
        );
        expect(figures.filter((figure) => !Number.isFinite(figure))).toEqual([]);
      }),
    );
  });

  it.each<Partial<CalculatorInputs>>([
    { downPayment: 0 },
    { downPayment: 50 },
    { interestRate: 3 },
    { interestRate: 12 },
    { interestRate: 0 },
    { income: 0 },
    { income: 1000, expenses: 9000 },
    { awardMonth: 1 },
    { awardMonth: 240 },
    { propertyValue: 0 },
  ])('stays finite with %j', (changes) => {
    const figures = figuresOf(calculateTab(tab, { ...DEFAULT_INPUTS, ...changes }));
    expect(figures.filter((figure) => figure !== undefined && !Number.isFinite(figure))).toEqual(
      [],
    );
  });

  it('has a figure for every point of every line', () => {
    for (const plot of result.plots) {
      expect(plot.x.length).toBeGreaterThan(1);
      for (const line of plot.lines) expect(line.values).toHaveLength(plot.x.length);
    }
  });

  it('depends on the inputs it lists', () => {
    // With less than 20 % down payment mortgage insurance has an effect; closing costs grow with
    // prices.
    const start = { ...DEFAULT_INPUTS, downPayment: 10, closingProgram: 1 };
    const before = JSON.stringify(calculateTab(tab, start));
    for (const input of TAB_INPUTS[tab]) {
      const changed = JSON.stringify(calculateTab(tab, differently(start, input)));
      expect(changed === before ? `${input} changes nothing` : '').toBe('');
    }
  });

  it('depends on no input it does not list', () => {
    const unlisted = everyInput.filter((input) => !TAB_INPUTS[tab].includes(input));
    fc.assert(
      fc.property(arbitraryInputs, arbitraryInputs, (inputs, others) => {
        const changes = Object.fromEntries(unlisted.map((input) => [input, others[input]]));
        expect(calculateTab(tab, { ...inputs, ...changes })).toEqual(calculateTab(tab, inputs));
      }),
    );
  });
});

function differently(inputs: CalculatorInputs, input: CalculatorInput): CalculatorInputs {
  if (input === 'filingStatus') return { ...inputs, filingStatus: 'married' };
  if (input === 'mortgageTerm') return { ...inputs, mortgageTerm: '15' };
  if (input === 'otherBidders') return { ...inputs, otherBidders: 'nobody' };
  if (input === 'dollars') return { ...inputs, dollars: 'nominal' };
  // A slightly higher income does not change the tax saved; no income does.
  if (input === 'income' || input === 'grossIncome') return { ...inputs, [input]: 0 };
  return { ...inputs, [input]: inputs[input] + (input === 'flexReduction' ? -5 : 1) };
}
