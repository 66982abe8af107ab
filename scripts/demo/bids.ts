import { bidLimits } from '../../src/features/programme/bids.ts';

/** Bids of a month by position: a few members who want a home soon, none above 190 instalments. */
export function bidsOf(
  month: number,
  positions: readonly number[],
  winners: { readonly buying: number; readonly justWon: number; readonly months: number },
): Map<number, number> {
  const bids = new Map<number, number>();
  for (const position of positions) {
    const mood = (position * 31 + month * 17) % 160;
    if (mood < 1) bids.set(position, 100 + ((position * 13 + month * 5) % 90));
  }
  const { max } = bidLimits(month);
  for (const [position, wanted] of [
    [winners.buying, winners.months - 1],
    [winners.justWon, winners.months],
  ] as const) {
    bids.delete(position);
    if (month === wanted && positions.includes(position)) bids.set(position, max);
  }
  return bids;
}
