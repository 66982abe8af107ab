import { hexToBytes } from '@noble/hashes/utils.js';
import type { SignedReceipt } from '#features/bids/receipt.ts';
import type { PublishedKey } from '#features/bids/receipt-keys.ts';
import { asciiBytes } from '#features/draws/list-file.ts';
import type { Fetched } from '../check-step.ts';

/**
 * Verifies receipts and the announcements of new keys with the browser's native Ed25519, which adds
 * nothing to the bundle. Old browsers do not have it.
 */
export async function verifySigned(
  receipts: readonly SignedReceipt[],
  published: readonly PublishedKey[] = [],
): Promise<Fetched['isSigned']> {
  const statements = published.flatMap(({ statement, signature, former }) =>
    statement && signature && former ? { text: statement, signature, publicKey: former } : [],
  );
  const verdicts = new Map<string, boolean | undefined>();
  const keys = new Map<string, Promise<CryptoKey>>();
  const keyOf = (hex: string) => {
    const key =
      keys.get(hex) ??
      crypto.subtle.importKey('raw', bytesOf(hex), { name: 'Ed25519' }, false, ['verify']);
    keys.set(hex, key);
    return key;
  };
  for (const { text, signature, publicKey } of [...receipts, ...statements]) {
    try {
      const key = await keyOf(publicKey);
      const message = new Uint8Array(asciiBytes(text));
      const isTrue = await crypto.subtle.verify('Ed25519', key, bytesOf(signature), message);
      verdicts.set(text + signature + publicKey, isTrue);
    } catch (error) {
      const isUnknown = error instanceof DOMException && error.name === 'NotSupportedError';
      verdicts.set(text + signature + publicKey, isUnknown ? undefined : false);
    }
  }
  return ({ text, signature, publicKey }) => verdicts.get(text + signature + publicKey);
}

const bytesOf = (hex: string) => new Uint8Array(hexToBytes(hex));
