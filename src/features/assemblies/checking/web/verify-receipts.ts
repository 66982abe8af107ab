import { hexToBytes } from '@noble/hashes/utils.js';
import type { SignedReceipt } from '#features/bids/receipt.ts';
import { asciiBytes } from '#features/draws/list-file.ts';
import type { Fetched } from '../check-step.ts';

/** Verifies receipts by the browser's own Ed25519, which costs no bytes; old browsers have none. */
export async function verifyReceipts(
  receipts: readonly SignedReceipt[],
): Promise<Fetched['isSigned']> {
  const verdicts = new Map<string, boolean | undefined>();
  const keys = new Map<string, Promise<CryptoKey>>();
  const keyOf = (hex: string) => {
    const key =
      keys.get(hex) ??
      crypto.subtle.importKey('raw', bytesOf(hex), { name: 'Ed25519' }, false, ['verify']);
    keys.set(hex, key);
    return key;
  };
  for (const { text, signature, publicKey } of receipts) {
    try {
      const key = await keyOf(publicKey);
      const message = new Uint8Array(asciiBytes(text));
      const isTrue = await crypto.subtle.verify('Ed25519', key, bytesOf(signature), message);
      verdicts.set(text + signature, isTrue);
    } catch (error) {
      const isUnknown = error instanceof DOMException && error.name === 'NotSupportedError';
      verdicts.set(text + signature, isUnknown ? undefined : false);
    }
  }
  return ({ text, signature }) => verdicts.get(text + signature);
}

const bytesOf = (hex: string) => new Uint8Array(hexToBytes(hex));
