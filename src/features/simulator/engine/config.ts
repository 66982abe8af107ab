import { type PlanId, TERM_MONTHS } from '#features/plans/plans.ts';
import { GROUP_CAPACITY } from '#features/program-rules/constants.ts';

/**
 * What is assumed about the people of a group. `ppm` are parts per million, per month by default.
 */
export type SimulationConfig = {
  readonly plan: 450 | 650;
  /** The same seed gives the same group, on every machine. */
  readonly seed: number;
  readonly members: number;
  /** Does not pay this month; pays everything due in the next month in which it is not late. */
  readonly latePpm: number;
  /** Stops permanently while waiting for a home. */
  readonly stopPrePpm: number;
  /** Stops permanently after an award. */
  readonly stopPostPpm: number;
  /** How much of what a terminated seat still owes is recovered from its home. */
  readonly recoveryPct: number;
  /** Seats with a standing bid from the start. */
  readonly willingPpm: number;
  /** Seats without a standing bid that bid in a single month. */
  readonly freshBidPpm: number;
  readonly bidMin: number;
  readonly bidMax: number;
  /** A winning bidder does not pay. */
  readonly bidFailPpm: number;
};

export function planOf(config: SimulationConfig): PlanId {
  return config.plan === 450 ? '450' : '650';
}

const bounds: Record<Exclude<keyof SimulationConfig, 'plan'>, readonly [number, number]> = {
  seed: [0, 2 ** 32 - 1],
  members: [1, GROUP_CAPACITY],
  latePpm: [0, 1_000_000],
  stopPrePpm: [0, 1_000_000],
  stopPostPpm: [0, 1_000_000],
  recoveryPct: [0, 100],
  willingPpm: [0, 1_000_000],
  freshBidPpm: [0, 1_000_000],
  bidMin: [1, TERM_MONTHS],
  bidMax: [1, TERM_MONTHS],
  bidFailPpm: [0, 1_000_000],
};

/** Parses an untrusted configuration; throws one sentence that says what is wrong. */
export function readConfig(value: unknown): SimulationConfig {
  if (typeof value !== 'object' || value === null) throw new RangeError('config is not an object');
  const given = value as Record<string, unknown>;
  if (given.plan !== 450 && given.plan !== 650) throw new RangeError('plan must be 450 or 650');
  for (const [name, [min, max]] of Object.entries(bounds)) {
    const number = given[name];
    if (!Number.isInteger(number) || (number as number) < min || (number as number) > max) {
      throw new RangeError(`${name} must be a whole number from ${min} to ${max}`);
    }
  }
  const config = given as SimulationConfig;
  if (config.bidMin > config.bidMax) throw new RangeError('bidMin must not be above bidMax');
  return config;
}
