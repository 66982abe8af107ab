const PREFIX = 'bid-spare-key:';

/** Keeps the spare key of a sealed bid in this browser; it never leaves it. */
export function keepSpareKey(sha256: string, spareKey: string, amount: number): void {
  try {
    localStorage.setItem(PREFIX + sha256, JSON.stringify({ spareKey, amount }));
  } catch {
    // Without storage the key is still shown once.
  }
}

/** What this browser stored of a bid it sealed. */
export function findSpareKey(sha256: string): { spareKey: string; amount: number } | undefined {
  try {
    const text = localStorage.getItem(PREFIX + sha256);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
