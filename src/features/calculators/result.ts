import type { AnswerKey } from './sentences/answers.en.ts';
import type { LabelKey } from './sentences/labels.en.ts';
import type { Tab } from './tabs/tabs.ts';

export type Side = 'mortgage' | 'program';
export type Winner = Side | 'tie';

/** The unit of a figure; 'month' is a month's number, 'months' a duration. */
export type Unit = 'dollars' | 'percent' | 'chance' | 'months' | 'month' | 'years';

/** Undefined where there is no figure: a share of no income, a return without a unique solution. */
export type Figure = number | undefined;

/** Figures are unrounded; they are rounded when shown, so that sums add up. */
export type ComparisonRow = {
  readonly key: LabelKey;
  readonly mortgage: Figure;
  readonly program: Figure;
  readonly unit: Unit;
  readonly isTotal: boolean;
};

export type ComparisonTable = { readonly key: LabelKey; readonly rows: readonly ComparisonRow[] };

export type PlotLine = {
  readonly key: LabelKey;
  readonly side: Side;
  /** One figure for each `x` of the plot. */
  readonly values: readonly Figure[];
};

/** What a plot's horizontal axis counts. */
export type AxisKey = LabelKey & ('month' | 'year' | 'awardMonth' | 'interestRate');

export type Plot = {
  readonly key: LabelKey;
  readonly xKey: AxisKey;
  readonly xUnit: Unit;
  readonly yUnit: Unit;
  readonly x: readonly number[];
  readonly lines: readonly PlotLine[];
};

/** The short answer: which side does better, and by how much. */
export type Answer = {
  readonly key: AnswerKey;
  readonly winner: Winner;
  readonly amount: number;
  readonly unit: Unit;
  /** A second figure, for sentences that need one. */
  readonly more?: { readonly amount: number; readonly unit: Unit };
};

/** The result of a tab; the page only formats it. */
export type TabResult = {
  readonly tab: Tab;
  readonly answers: readonly Answer[];
  readonly tables: readonly ComparisonTable[];
  readonly plots: readonly Plot[];
};

export function row(
  key: LabelKey,
  mortgage: Figure,
  program: Figure,
  unit: Unit = 'dollars',
): ComparisonRow {
  return {
    key,
    mortgage: plainZero(mortgage),
    program: plainZero(program),
    unit,
    isTotal: false,
  };
}

/** Costs are negated for display; avoids '-$0'. */
function plainZero(figure: Figure): Figure {
  return figure === undefined ? undefined : figure + 0;
}

/** A row that sums up the ones above it. */
export function totalRow(
  key: LabelKey,
  mortgage: Figure,
  program: Figure,
  unit: Unit = 'dollars',
): ComparisonRow {
  return { ...row(key, mortgage, program, unit), isTotal: true };
}

/** Compares two figures; a difference too small to be shown is a tie. */
export function compare(
  key: AnswerKey,
  better: 'lower' | 'higher',
  mortgage: number,
  program: number,
  unit: Unit = 'dollars',
): Answer {
  const difference = program - mortgage;
  const amount = Math.abs(difference);
  if (amount < SMALLEST_WRITTEN[unit]) return { key, winner: 'tie', amount: 0, unit };
  const winner = difference > 0 === (better === 'higher') ? 'program' : 'mortgage';
  return { key, winner, amount, unit };
}

/** Half of the last digit shown: whole dollars, hundredths of a percent. */
const SMALLEST_WRITTEN: { readonly [U in Unit]: number } = {
  dollars: 0.5,
  percent: 0.005,
  chance: 0.05,
  months: 0.5,
  month: 0.5,
  years: 0.05,
};

/** Numbers from `from` to `to`, both included. */
export function range(from: number, to: number, step = 1): readonly number[] {
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => from + index * step);
}

/** Finds a row by its key in any table of the result. */
export function findRow(result: TabResult, key: LabelKey): ComparisonRow {
  const found = result.tables.flatMap((table) => table.rows).find((each) => each.key === key);
  if (!found) throw new RangeError(`no row '${key}' in ${result.tab}`);
  return found;
}
