/** A current or former key for receipts, as published under `/.well-known/`. */
export type PublishedKey = {
  /** Ed25519, in hexadecimal. */
  readonly publicKey: string;
  /** ISO 8601, UTC. */
  readonly since: string;
  /** The previous key; null for the first one. */
  readonly former: string | null;
  /** The text that announces this key as the successor; null for the first one. */
  readonly statement: string | null;
  /** The former key's signature over the statement; null when that key was lost. */
  readonly signature: string | null;
};

export const RECEIPT_KEYS_PATH = '/.well-known/receipt-keys.json';

/** The statement that announces a new key; the former one signs it, unless it was lost. */
export function writeKeyStatement({
  publicKey,
  since,
  former,
}: {
  readonly publicKey: string;
  readonly since: string;
  readonly former: string;
}): string {
  return `receipt-key/v1\nkey ${publicKey}\nformer ${former}\nsince ${since}\n`;
}
