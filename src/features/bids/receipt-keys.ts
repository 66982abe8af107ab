/** A key that signs receipts or did, as it is published under `/.well-known/`. */
export type PublishedKey = {
  /** Ed25519, in hexadecimal. */
  readonly publicKey: string;
  /** ISO 8601, UTC. */
  readonly since: string;
  /** The key that signed before; null for the first one. */
  readonly former: string | null;
  /** What announces the key in place of the former one; null for the first one. */
  readonly statement: string | null;
  /** The former key's signature of the statement; null when that key was lost. */
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
