/** A benchmark result: ours compared with a limit measured in the same run. */
export type Comparison = {
  name: string;
  unit: string;
  /** What the limit is: 'bare node:http, same bytes'. */
  against: string;
  ours: number;
  limit: number;
  /** ours ÷ limit of each round, and of these the median. */
  ratio: number;
  /** The goal, such as '≥ 0.7'; reported, but missing it does not fail the run. */
  goal?: string;
  /** What was measured in each round. */
  rounds: { ours: number; limit: number }[];
};

/** A plain figure without variation, such as a size in bytes. */
export type Figure = { name: string; unit: string; value: number; goal?: string };

export type Measured = { comparisons: Comparison[]; figures: Figure[] };

export const ROUNDS = 5;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

type Pair = {
  name: string;
  unit: string;
  against: string;
  goal?: string;
  ours: () => Promise<number>;
  limit: () => Promise<number>;
  rounds?: number;
  /** How many rounds are dropped as a warm-up, 1 by default; what takes minutes needs none. */
  warmUps?: number;
};

/**
 * Measures ours and the limit alternately and compares them round by round, because a machine's
 * speed varies over minutes. Warm-up rounds are dropped.
 */
export async function compare(pair: Pair): Promise<Comparison> {
  const rounds: Comparison['rounds'] = [];
  for (let round = -(pair.warmUps ?? 1); round < (pair.rounds ?? ROUNDS); round += 1) {
    const measured = { ours: await pair.ours(), limit: await pair.limit() };
    if (round >= 0) rounds.push(measured);
  }
  const { name, unit, against, goal } = pair;
  return {
    name,
    unit,
    against,
    ours: median(rounds.map(({ ours }) => ours)),
    limit: median(rounds.map(({ limit }) => limit)),
    // Where the limit is 0, such as a blocking time of 0 ms, there is no ratio.
    ratio: median(rounds.map(({ ours, limit }) => ours / limit).filter(Number.isFinite)),
    rounds,
    ...(goal ? { goal } : {}),
  };
}
