const PREFIX = 'bid-spare-key:';

/** Stores the spare key of a sealed bid in this browser; it is never sent. */
export function storeSpareKey(sha256: string, spareKey: string, amount: number): void {
  try {
    localStorage.setItem(PREFIX + sha256, JSON.stringify({ spareKey, amount }));
  } catch {
    // Storage may be unavailable; the key is still shown once.
  }
}

/** The stored spare key and amount of a bid sealed in this browser. */
export function findSpareKey(sha256: string): { spareKey: string; amount: number } | undefined {
  try {
    const text = localStorage.getItem(PREFIX + sha256);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
