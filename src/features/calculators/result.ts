import type { AnswerKey } from './sentences/answers.en.ts';
import type { LabelKey } from './sentences/labels.en.ts';
import type { Tab } from './tabs/tabs.ts';

export type Side = 'mortgage' | 'program';
export type Winner = Side | 'tie';

/** How the page writes a figure; 'month' is a month's number, 'months' a length of time. */
export type Unit = 'dollars' | 'percent' | 'chance' | 'months' | 'month' | 'years';

/** A figure that does not exist is undefined (a share of no income, a return nobody can name). */
export type Figure = number | undefined;

/** Figures are exact: the page rounds when it writes them, so that sums add up before that. */
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

/** The short answer in words: who does better, and by how much. */
export type Answer = {
  readonly key: AnswerKey;
  readonly winner: Winner;
  readonly amount: number;
  readonly unit: Unit;
  /** A second figure, for sentences that need one. */
  readonly more?: { readonly amount: number; readonly unit: Unit };
};

/** What every tab gives the page; the page only formats it. */
export type TabResult = {
  readonly tab: Tab;
  readonly answers: readonly Answer[];
  readonly tables: readonly ComparisonTable[];
  readonly plots: readonly Plot[];
};

/** A row of a table. */
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

/** Costs are shown as negative amounts; nobody wants to read '-$0'. */
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

/** Answers who does better; a difference too small to be written is a tie. */
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

/** Half of the last place the page writes: whole dollars, hundredths of a percent. */
const SMALLEST_WRITTEN: { readonly [U in Unit]: number } = {
  dollars: 0.5,
  percent: 0.005,
  chance: 0.05,
  months: 0.5,
  month: 0.5,
  years: 0.05,
};

/** 0, 1, 2 … or any other run of numbers with a step. */
export function range(from: number, to: number, step = 1): readonly number[] {
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => from + index * step);
}

/** Finds a row by its key, in whichever table of the result it stands. */
export function findRow(result: TabResult, key: LabelKey): ComparisonRow {
  const found = result.tables.flatMap((table) => table.rows).find((each) => each.key === key);
  if (!found) throw new RangeError(`no row '${key}' in ${result.tab}`);
  return found;
}
