import { DEFAULTS, GROUPS } from './assumptions.ts';
import { type Band, type Outcome, playTrial } from './engine/outcome.ts';

/**
 * Plays the groups that the simulator shows first; shares are rounded to four digits, more than is
 * shown.
 */
export function computeFirstOutcome(groups = GROUPS): Outcome {
  const { coverage, neverBid, withBid, ...rest } = playTrial(DEFAULTS, groups);
  return {
    ...rest,
    coverage: {
      low: coverage.low.map(round),
      middle: coverage.middle.map(round),
      high: coverage.high.map(round),
    } satisfies Band,
    neverBid: neverBid.map(round),
    withBid: withBid.map(round),
  };
}

const round = (share: number) => Math.round(share * 10_000) / 10_000;
