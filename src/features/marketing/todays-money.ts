import { SIMULATED } from '#features/program-rules/simulated.ts';
import { type Money, usd } from '#shared/text/money.ts';

/** The years after which a turn is shown: an early one, the median one, and a late one. */
export const TURN_YEARS = [5, SIMULATED.medianWaitYears, 19] as const;

/** How fast home prices rise, in percent a year. */
export const PRICE_GROWTH = { usual: 3, min: 0, max: 6, step: 0.5 } as const;

const ROUNDED_TO = 1_000_00;

/** What an amount buys after some years of rising prices, in today's money, to $1,000. */
export function todaysMoney({ cents }: Money, years: number, yearlyPercent: number): Money {
  const worth = cents / (1 + yearlyPercent / 100) ** years;
  return usd(Math.round(worth / ROUNDED_TO) * ROUNDED_TO);
}
