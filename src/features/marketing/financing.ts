import { plans } from '#features/plans/plans.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';

type Range = readonly [low: number, high: number];

/** The other ways to finance a home, in percent: down payment, and interest a year. */
export const ALTERNATIVES = {
  mortgage: { down: [20, 25], interest: [7, 8] },
  hardMoney: { down: [25, 30], interest: [10, 15] },
  privateMoney: { down: [20, 40], interest: [8, 12] },
  seller: { down: [10, 30], interest: [6, 10] },
} as const satisfies Record<string, { down: Range; interest: Range }>;

export type Alternative = keyof typeof ALTERNATIVES;

/** Mortgages with less down, in percent of the price. */
export const LOW_DOWN = { fha: 3.5, conventional: 3, va: 0 } as const;

const HOME = plans['450'].homeValue.cents;

/** What follows from a row's percentages for the smaller plan's home. */
export function consequencesOf(alternative: Alternative, locale: Locale) {
  const { down, interest } = ALTERNATIVES[alternative];
  const money = (share: number) => formatMoney(usd(Math.round(HOME * share)), locale);
  return {
    leastDown: money(down[0] / 100),
    mostDown: money(down[1] / 100),
    /** Of the first year, on what the down payment leaves. */
    leastInterest: money((1 - down[1] / 100) * (interest[0] / 100)),
    mostInterest: money((1 - down[0] / 100) * (interest[1] / 100)),
  };
}

export type Consequences = ReturnType<typeof consequencesOf>;

/** The down payment of a mortgage that asks for less. */
export const lowDown = (kind: keyof typeof LOW_DOWN, locale: Locale): string =>
  formatMoney(usd(Math.round((HOME * LOW_DOWN[kind]) / 100)), locale);
