import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { asciiBytes } from '#features/draws/list-file.ts';
import { type Receipt, type SignedReceipt, writeReceipt } from './receipt.ts';

/** Signs a receipt; the secret is 32 bytes. */
export function signReceipt(receipt: Receipt, secret: Uint8Array): SignedReceipt {
  return signText(writeReceipt(receipt), secret);
}

/** Signs a text, such as the statement that announces a new key. */
export function signText(text: string, secret: Uint8Array): SignedReceipt {
  return {
    text,
    signature: bytesToHex(ed25519.sign(asciiBytes(text), secret)),
    publicKey: receiptPublicKey(secret),
  };
}

export function receiptPublicKey(secret: Uint8Array): string {
  return bytesToHex(ed25519.getPublicKey(secret));
}

/** Whether one of these keys signed exactly this text. */
export function isReceiptSigned(
  { text, signature, publicKey }: SignedReceipt,
  ourKeys: readonly string[],
): boolean {
  if (!ourKeys.includes(publicKey) || !/^[0-9a-f]{128}$/.test(signature)) return false;
  try {
    // Strict RFC 8032: a signature that only some verifiers accept proves nothing.
    return ed25519.verify(hexToBytes(signature), asciiBytes(text), hexToBytes(publicKey), {
      zip215: false,
    });
  } catch {
    return false;
  }
}
