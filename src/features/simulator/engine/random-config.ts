import { TERM_MONTHS } from '#features/plans/plans.ts';
import { GROUP_CAPACITY } from '#features/program-rules/constants.ts';
import type { SimulationConfig } from './config.ts';
import { hash } from './hash.ts';

/**
 * A configuration derived from its number, so that a failing case can be repeated. Mostly plausible
 * groups, sometimes extreme ones: everybody late, everybody bids, three members. Three in four are
 * smaller than a real group: they violate the same rules in a third of the time.
 */
export function randomConfig(number: number): SimulationConfig {
  let draws = 0;
  const below = (limit: number) => hash(number, 99, 0, draws++) % limit;
  const between = (low: number, high: number) => low + below(high - low + 1);
  /** Zero in one case of four, otherwise log-uniform up to the limit. */
  const rate = (limit: number) =>
    below(4) === 0
      ? 0
      : Math.min(limit, Math.floor(10 ** (between(100, 100 * Math.log10(limit)) / 100)));
  const bids = [between(60, TERM_MONTHS), between(60, TERM_MONTHS)].sort((a, b) => a - b);
  const isAbsurd = below(20) === 0;
  const most = (usual: number) => (isAbsurd ? 1_000_000 : usual);
  return {
    plan: below(2) === 0 ? 450 : 650,
    seed: hash(number, 99, 1, 0),
    members: below(4) === 0 ? GROUP_CAPACITY : between(1, GROUP_CAPACITY / 2),
    latePpm: rate(most(200_000)),
    stopPrePpm: rate(most(20_000)),
    stopPostPpm: rate(most(8_000)),
    recoveryPct: below(101),
    willingPpm: rate(1_000_000),
    freshBidPpm: rate(most(100_000)),
    bidMin: bids[0] as number,
    bidMax: bids[1] as number,
    bidFailPpm: rate(1_000_000),
  };
}
