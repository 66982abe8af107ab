import type { LifeOptions } from './live-through.ts';

/** Habits under which everything happens that can: late, leaving, stopping, bidding, not paying a bid. */
export const RESTLESS: LifeOptions['habits'] = {
  latePpm: 60_000,
  stopPrePpm: 8_000,
  stopPostPpm: 40_000,
  recoveryPct: 60,
  willingPpm: 300_000,
  freshBidPpm: 20_000,
  bidMin: 120,
  bidMax: 230,
  bidFailPpm: 200_000,
};

/** Habits of a group of 480 as they may be: few bids a month, because each is sealed and opened. */
export const ORDINARY: LifeOptions['habits'] = {
  latePpm: 20_000,
  stopPrePpm: 1_500,
  stopPostPpm: 300,
  recoveryPct: 60,
  willingPpm: 20_000,
  freshBidPpm: 500,
  bidMin: 96,
  bidMax: 200,
  bidFailPpm: 50_000,
};
