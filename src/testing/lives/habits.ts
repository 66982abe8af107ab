import type { LifeOptions } from './live-through.ts';

/** Habits under which everything occurs: late payments, leaving, stopping, bids, unpaid bids. */
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

/** Plausible habits of a group of 480: few bids a month, because sealing and opening takes time. */
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
