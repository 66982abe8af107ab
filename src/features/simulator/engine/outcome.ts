import { TERM_MONTHS } from '#features/plans/plans.ts';
import { instalmentsFor } from '#features/program-rules/odds.ts';
import { type Assumptions, configOf } from '../assumptions.ts';
import { chancesWithBid, lotteryChances, monthOfBid } from './chances.ts';
import type { GroupLife, Warnings } from './life.ts';
import { playGroup } from './play-group.ts';

/** The 10th, 50th and 90th of a hundred groups, in each month from 0 to 240. */
export type Band = {
  readonly low: readonly number[];
  readonly middle: readonly number[];
  readonly high: readonly number[];
};

/** How one group ended. */
export type GroupEnd = Warnings & {
  readonly homes: number;
  readonly left: number;
  readonly stopped: number;
  /** Stayed to the end and were never selected. */
  readonly withoutHome: number;
  /** What completion owed and paid, in cents; equal when everybody got everything. */
  readonly claims: number;
  readonly paid: number;
};

/**
 * The result of a hundred groups. Money is cents, chances are 0 to 1, coverage is 1 when exactly
 * sufficient.
 */
export type Outcome = {
  readonly ends: readonly GroupEnd[];
  readonly homes: Band;
  readonly fund: Band;
  readonly reserve: Band;
  readonly coverage: Band;
  readonly neverBid: readonly number[];
  readonly withBid: readonly number[];
};

/**
 * Upper limit of the shown coverage, which grows without bound when almost nobody waits any more.
 */
export const MAX_COVERAGE = 1.1;

/** Plays groups one by one and collects what the charts need. */
export function createTrial(assumptions: Assumptions) {
  const bid = instalmentsFor(assumptions.plan, assumptions.myBid);
  const series = { homes: table(), fund: table(), reserve: table(), coverage: table() };
  const ends: GroupEnd[] = [];
  const neverBid = new Float64Array(TERM_MONTHS + 1);
  const withBid = new Float64Array(TERM_MONTHS + 1);

  return {
    play(group: number): void {
      const life = playGroup(configOf(assumptions, group));
      ends.push(endOf(life));
      let homes = 0;
      series.homes[0]?.push(0);
      series.fund[0]?.push(0);
      series.reserve[0]?.push(0);
      series.coverage[0]?.push(1);
      for (const { m, awards, fund, reserve, assets, obligations } of life.months) {
        homes += awards.length;
        series.homes[m]?.push(homes);
        series.fund[m]?.push(fund);
        series.reserve[m]?.push(reserve);
        const coverage = obligations === 0 ? MAX_COVERAGE : assets / obligations;
        series.coverage[m]?.push(Math.min(MAX_COVERAGE, coverage));
      }
      const chances = lotteryChances(life);
      const bidChances = chancesWithBid(chances, monthOfBid(life, assumptions.plan, bid));
      for (let m = 0; m <= TERM_MONTHS; m++) {
        neverBid[m] = (neverBid[m] as number) + (chances[m] as number);
        withBid[m] = (withBid[m] as number) + (bidChances[m] as number);
      }
    },
    finish(): Outcome {
      const count = Math.max(1, ends.length);
      return {
        ends,
        homes: bandOf(series.homes),
        fund: bandOf(series.fund),
        reserve: bandOf(series.reserve),
        coverage: bandOf(series.coverage),
        neverBid: Array.from(neverBid, (sum) => sum / count),
        withBid: Array.from(withBid, (sum) => sum / count),
      };
    },
  };
}

/** Plays all groups synchronously; for tests and scripts. */
export function playTrial(assumptions: Assumptions, groups: number): Outcome {
  const trial = createTrial(assumptions);
  for (let group = 0; group < groups; group++) trial.play(group);
  return trial.finish();
}

function table(): number[][] {
  return Array.from({ length: TERM_MONTHS + 1 }, () => []);
}

function bandOf(months: readonly number[][]): Band {
  const sorted = months.map((values) => values.toSorted((a, b) => a - b));
  const at = (share: number) =>
    sorted.map((values) => values[Math.round(share * (values.length - 1))] ?? 0);
  return { low: at(0.1), middle: at(0.5), high: at(0.9) };
}

function endOf({ closing, warnings }: GroupLife): GroupEnd {
  return {
    ...warnings,
    homes: closing.served,
    left: closing.cancelled,
    stopped: closing.terminated,
    withoutHome: closing.unserved,
    claims: closing.claims,
    paid: closing.claimsPaid.reduce((sum, [, , , paid]) => sum + paid, 0),
  };
}

/** How a group can end, from good to bad. */
export type EndKind = 'served' | 'refunds' | 'homes';

export function kindOfEnd(end: GroupEnd): EndKind {
  if (!isShort(end)) return 'served';
  return end.withoutHome > 0 ? 'homes' : 'refunds';
}

export function isShort({ claims, paid }: GroupEnd): boolean {
  return paid < claims;
}

/** The median, or undefined when there are no values. */
export function medianOf(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}
