import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { equalBytes } from '@noble/curves/utils.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type AgeFile, readAgeFile, type Stanza, writeHeader } from './age-file.ts';
import { base64nopad } from './base64.ts';

/** Encrypts the payload of an age file with its file key. Bids fit in a single chunk. */
const NONCE_BYTES = 16;
const TAG_BYTES = 16;
/** The STREAM nonce of chunk 0 with the last-chunk flag set. */
const ONLY_CHUNK = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1);
const MAX_CHUNK_BYTES = 64 * 1024;
const NO_SALT = new Uint8Array();

/** A file that a key does not decrypt: it was modified, or sealed with another key. */
export class SealedFileError extends Error {
  override readonly name = 'SealedFileError';
}

export const payloadBytes = (plaintextBytes: number) => NONCE_BYTES + plaintextBytes + TAG_BYTES;

/** Writes the whole file: header, its MAC and the encrypted payload. */
export function sealFile(
  stanzas: readonly Stanza[],
  key: Uint8Array,
  nonce: Uint8Array,
  plaintext: Uint8Array,
): Uint8Array {
  const header = writeHeader(stanzas);
  const mac = base64nopad.encode(headerMac(header, key));
  const content = chacha20poly1305(payloadKey(key, nonce), ONLY_CHUNK).encrypt(plaintext);
  return concatBytes(utf8ToBytes(`${header} ${mac}\n`), nonce, content);
}

/** Decrypts a file; throws if the header or the payload was modified. */
export function openFile(file: AgeFile, key: Uint8Array): Uint8Array {
  if (!equalBytes(headerMac(file.header, key), file.mac)) {
    throw new SealedFileError('The header was changed, or the key is another.');
  }
  const nonce = file.payload.slice(0, NONCE_BYTES);
  const content = file.payload.slice(NONCE_BYTES);
  if (content.length > MAX_CHUNK_BYTES) throw new SealedFileError('The content is too long.');
  try {
    return chacha20poly1305(payloadKey(key, nonce), ONLY_CHUNK).decrypt(content);
  } catch (cause) {
    throw new SealedFileError('The content was changed.', { cause });
  }
}

/** Opens a file with the spare key that its author stored. */
export function openWithKey(bytes: Uint8Array, key: Uint8Array): Uint8Array {
  return openFile(readAgeFile(bytes), key);
}

const headerMac = (header: string, key: Uint8Array) =>
  hmac(sha256, hkdf(sha256, key, NO_SALT, utf8ToBytes('header'), 32), utf8ToBytes(header));

const payloadKey = (key: Uint8Array, nonce: Uint8Array) =>
  hkdf(sha256, key, nonce, utf8ToBytes('payload'), 32);
