import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Randomness } from '../randomness/randomness.ts';
import type { FilesProvider, Pieces } from './files-provider.ts';
import type { FileKeys } from './keys.ts';
import { cutInto } from './segments.ts';

/**
 * The format, version 1: 'CCF' 1 · key version (1 byte) · salt (32 bytes) · segments. A segment is
 * up to 64 KiB encrypted with AES-256-GCM, and its 16-byte tag. Each file has its own key, derived
 * from the master key, the salt and the file's name; the nonce is the segment's number and whether
 * it is the last. So no byte is passed on before it is authenticated, and a file that was
 * truncated, reordered, altered or swapped with another is refused.
 */
const MAGIC = Buffer.from([0x43, 0x43, 0x46, 1]);
export const SALT_BYTES = 32;
const HEADER_BYTES = MAGIC.length + 1 + SALT_BYTES;
const SEGMENT_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
const CUT = 'the file is incomplete: its end is missing';
const CHANGED = 'the file is incomplete or was changed';

/** A store that sees only encrypted bytes. */
export function createEncryptedFiles(
  store: FilesProvider,
  keys: FileKeys,
  randomness: Randomness,
): FilesProvider {
  return {
    write: (name, content) =>
      store.write(name, encryptPieces(content, name, keys, randomness.bytes(SALT_BYTES))),
    read: async (name) => Readable.from(decryptPieces(await store.read(name), name, keys)),
    remove: (name) => store.remove(name),
    sweep: () => store.sweep(),
    check: async () => store.check?.(),
  };
}

/** Encrypts a stream under a name, which is needed again to read it. */
export async function* encryptPieces(
  content: Pieces,
  name: string,
  keys: FileKeys,
  salt: Buffer,
): AsyncGenerator<Buffer> {
  const key = fileKey(keys.current.value, salt, name);
  yield Buffer.concat([MAGIC, Buffer.from([keys.current.version]), salt]);
  let number = 0;
  for await (const { piece, isLast } of cutInto(SEGMENT_BYTES, content)) {
    const cipher = createCipheriv(CIPHER, key, nonce(number, isLast));
    yield cipher.update(piece);
    yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** Reads what `encryptPieces` wrote; throws when it was cut, changed or made with another key. */
export async function* decryptPieces(
  content: Pieces,
  name: string,
  keys: FileKeys,
): AsyncGenerator<Buffer> {
  const pieces = content[Symbol.asyncIterator]();
  const { header, rest } = await readHeader(pieces);
  const master = keys.find(header.readUInt8(MAGIC.length));
  if (!header.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new Error('this is not a file that the product encrypted');
  }
  if (!master) {
    throw new Error('the file was encrypted with a key that is not among those given');
  }
  const key = fileKey(master, header.subarray(MAGIC.length + 1), name);
  let number = 0;
  const remaining = async function* (): AsyncGenerator<Uint8Array> {
    yield rest;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  };
  for await (const { piece, isLast } of cutInto(SEGMENT_BYTES + TAG_BYTES, remaining())) {
    if (piece.length < TAG_BYTES) throw new Error(CUT);
    const decipher = createDecipheriv(CIPHER, key, nonce(number, isLast));
    decipher.setAuthTag(piece.subarray(-TAG_BYTES));
    const opened = decipher.update(piece.subarray(0, -TAG_BYTES));
    try {
      // Throws unless the tag is valid; nothing is passed on before.
      decipher.final();
    } catch (error) {
      const sentence =
        number === 0 ? 'the key is a different one, or the file was changed' : CHANGED;
      throw new Error(sentence, { cause: error });
    }
    yield opened;
    number += 1;
  }
}

async function readHeader(pieces: AsyncIterator<Uint8Array>) {
  let held = Buffer.alloc(0);
  while (held.length < HEADER_BYTES) {
    const next = await pieces.next();
    if (next.done) throw new Error(CUT);
    held = Buffer.concat([held, next.value]);
  }
  return { header: held.subarray(0, HEADER_BYTES), rest: held.subarray(HEADER_BYTES) };
}

function fileKey(master: Buffer, salt: Buffer, name: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, salt, `file:${name}`, 32));
}

function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(number, 0);
  bytes.writeUInt8(isLast ? 1 : 0, 11);
  return bytes;
}
