/** More than anybody else bids. */
const WINNING = 140;

/** Bids of a month by position: a few members who want a home soon, none above 130 instalments. */
export function bidsOf(
  month: number,
  positions: readonly number[],
  winners: { readonly buying: number; readonly justWon: number; readonly months: number },
): Map<number, number> {
  const bids = new Map<number, number>();
  for (const position of positions) {
    const mood = (position * 31 + month * 17) % 800;
    if (mood < 1) bids.set(position, 96 + ((position * 13 + month * 5) % 34));
  }
  for (const [position, wanted] of [
    [winners.buying, winners.months - 1],
    [winners.justWon, winners.months],
  ] as const) {
    bids.delete(position);
    if (month === wanted && positions.includes(position)) bids.set(position, WINNING);
  }
  return bids;
}
