/** A seat's part in a sum that is divided: a claim, or the weight of a share. */
export type Stake = { readonly seat: number; readonly weight: number };

/**
 * Divides a sum of cents by weight: each share is rounded down, and the cents left over go one each
 * from the lowest seat on. The answer has the order of `stakes`.
 */
export function shareOut(sum: number, stakes: readonly Stake[]): number[] {
  const total = stakes.reduce((weights, { weight }) => weights + weight, 0);
  if (total === 0) return stakes.map(() => 0);
  const shares = stakes.map(({ weight }) => shareOf(sum, weight, total));
  let left = sum - shares.reduce((given, share) => given + share, 0);
  const bySeat = stakes
    .map(({ seat, weight }, index) => ({ seat, weight, index }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => a.seat - b.seat);
  for (const { index } of bySeat) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

/** sum × weight ÷ total, rounded down; cents times cents can leave the range of exact doubles. */
function shareOf(sum: number, weight: number, total: number): number {
  const product = sum * weight;
  if (!Number.isSafeInteger(product)) return Number((BigInt(sum) * BigInt(weight)) / BigInt(total));
  return (product - (product % total)) / total;
}

/** What claims are paid at completion: in full if the money suffices, pro rata otherwise. */
export function payClaims(money: number, claims: readonly Stake[]): number[] {
  const total = claims.reduce((sum, { weight }) => sum + weight, 0);
  return money >= total ? claims.map(({ weight }) => weight) : shareOut(money, claims);
}
