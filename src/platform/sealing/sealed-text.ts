import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Randomness } from '#providers/randomness/randomness.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a short text with the newest key. `binding` names the record it belongs to: in another
 * record it cannot be decrypted.
 */
export function sealText(
  keys: readonly Buffer[],
  randomness: Pick<Randomness, 'bytes'>,
  { text, binding }: { text: string; binding: string },
): string {
  const [key] = keys;
  if (!key) throw new Error('there is no key to encrypt with');
  const nonce = randomness.bytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(binding));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, content, cipher.getAuthTag()]).toString('base64');
}

/** Decrypts with the key it was encrypted with; throws when it was changed or moved. */
export function openSealedText(
  keys: readonly Buffer[],
  { sealed, binding }: { sealed: string; binding: string },
): string {
  const bytes = Buffer.from(sealed, 'base64');
  for (const key of keys) {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAAD(Buffer.from(binding)).setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const content = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
      return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
    } catch {
      // Encrypted with another key, or not by us.
    }
  }
  throw new Error('the text was not encrypted by a key we have, or was changed');
}
