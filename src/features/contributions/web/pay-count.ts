/**
 * How many instalments the form asks for: what the member chose, as long as nothing was paid since;
 * then what is due again. The choice is stored with the number of paid instalments it was made at.
 */
export function payCount(
  kept: string,
  { paid, due, most }: { paid: number; due: number; most: number },
): number {
  const [at, count] = kept.split(':').map(Number);
  const chosen = at === paid && Number.isInteger(count) ? count : undefined;
  return Math.min(most, Math.max(1, chosen ?? due));
}

export const keptCount = (count: number, paid: number): string => `${paid}:${count}`;
