import type { PlanId } from '#features/plans/plans.ts';
import { GROUP_CAPACITY, MIN_BID_INSTALMENTS } from '#features/program-rules/constants.ts';
import { instalmentsFor } from '#features/program-rules/odds.ts';
import type { SimulationConfig } from './engine/config.ts';

/** What a visitor assumes about a group. Rates are percent; rates of leaving are per year. */
export type Assumptions = NumberAssumptions & { readonly plan: PlanId };

export type NumberAssumptions = {
  readonly late: number;
  readonly leave: number;
  readonly stop: number;
  readonly recovery: number;
  readonly bidders: number;
  /** Willing bidders are spread from 50 % of the home's value to this. */
  readonly highestBid: number;
  readonly unpaidBids: number;
  readonly freshBids: number;
  /** The visitor's own bid, in percent of the home's value. */
  readonly myBid: number;
  /** Selects which hundred groups are played. */
  readonly set: number;
};

export type Assumption = keyof NumberAssumptions;

type Field = {
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The name in the page's address. Visitors keep links: never reuse or rename one. */
  readonly param: string;
};

/**
 * The defaults are cautious. Late payments and leaving follow the Brazilian central bank's figures
 * on consórcios; stopping after an award follows lenders' figures on American mortgages; `texts.ts`
 * names them. Nobody knows yet how many members will bid, so the range shown beside the default is
 * wide.
 */
export const FIELDS: { readonly [A in Assumption]: Field } = {
  late: { param: 'late', default: 2.5, min: 0, max: 20, step: 0.5 },
  leave: { param: 'leave', default: 5, min: 0, max: 15, step: 0.5 },
  stop: { param: 'stop', default: 1, min: 0, max: 5, step: 0.1 },
  recovery: { param: 'recovery', default: 70, min: 0, max: 100, step: 5 },
  bidders: { param: 'bidders', default: 10, min: 0, max: 100, step: 1 },
  highestBid: { param: 'highest', default: 80, min: 50, max: 100, step: 5 },
  unpaidBids: { param: 'unpaid', default: 5, min: 0, max: 100, step: 5 },
  freshBids: { param: 'fresh', default: 0, min: 0, max: 5, step: 0.1 },
  myBid: { param: 'mine', default: 60, min: 50, max: 100, step: 1 },
  set: { param: 'set', default: 1, min: 1, max: 1000, step: 1 },
};

export const ASSUMPTIONS = Object.keys(FIELDS) as readonly Assumption[];

export const DEFAULTS: Assumptions = {
  plan: '450',
  ...mapFields((name) => FIELDS[name].default),
};

/** Limits a number to the range and rounds it to the slider's steps; NaN becomes the default. */
export function clamp(name: Assumption, value: number): number {
  const { default: fallback, min, max, step } = FIELDS[name];
  if (!Number.isFinite(value)) return fallback;
  const stepped = Math.round(Math.min(max, Math.max(min, value)) / step) * step;
  return Number(stepped.toFixed(4));
}

export function mapFields(figureOf: (name: Assumption) => number): NumberAssumptions {
  return Object.fromEntries(
    ASSUMPTIONS.map((name) => [name, figureOf(name)]),
  ) as unknown as NumberAssumptions;
}

/** How many groups are simulated for one chart. */
export const GROUPS = 100;

/** The configuration of one of the hundred groups, counted from 0. */
export function configOf(assumptions: Assumptions, group: number): SimulationConfig {
  const { plan, late, leave, stop, recovery, bidders, unpaidBids, freshBids } = assumptions;
  const bidMax = instalmentsFor(plan, assumptions.highestBid);
  return {
    plan: plan === '450' ? 450 : 650,
    seed: assumptions.set * GROUPS + group,
    members: GROUP_CAPACITY,
    latePpm: ppm(late),
    stopPrePpm: monthly(leave),
    stopPostPpm: monthly(stop),
    recoveryPct: recovery,
    willingPpm: ppm(bidders),
    freshBidPpm: ppm(freshBids),
    bidMin: MIN_BID_INSTALMENTS,
    bidMax: Math.max(MIN_BID_INSTALMENTS, bidMax),
    bidFailPpm: ppm(unpaidBids),
  };
}

function ppm(percent: number): number {
  return Math.round(percent * 10_000);
}

/** Converts a yearly percentage to the monthly one that compounds to it over twelve months. */
function monthly(percentAYear: number): number {
  return Math.round(1_000_000 * (1 - (1 - percentAYear / 100) ** (1 / 12)));
}
