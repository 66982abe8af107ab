import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Pieces } from '#providers/files/files-provider.ts';

const MAX_FRAME_BYTES = 256 * 1024 * 1024;

/** A part of an archive: what it is, and its content. */
export type Entry = { readonly header: Record<string, unknown>; readonly content: Pieces };

/** Writes entries one after the other: each frame is preceded by its length, 0 ends an entry. */
export function createWriter(archive: Writable) {
  const write = async (bytes: Uint8Array) => {
    if (archive.destroyed) throw archive.errored ?? new Error('the backup cannot be written');
    if (!archive.write(bytes)) await once(archive, 'drain');
  };
  const frame = async (bytes: Uint8Array) => {
    await write(lengthOf(bytes.length));
    await write(bytes);
  };
  return async (header: Entry['header'], content: Pieces = nothing()): Promise<void> => {
    await frame(Buffer.from(JSON.stringify(header)));
    for await (const piece of content) if (piece.length > 0) await frame(piece);
    await write(lengthOf(0));
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** Reads entries; the content of each is read to its end before the next one. */
export async function* readEntries(archive: Pieces): AsyncGenerator<Entry> {
  const reader = createReader(archive);
  for (;;) {
    const first = await reader.frame();
    if (!first) return;
    const header = JSON.parse(first.toString('utf8')) as Record<string, unknown>;
    let isRead = false;
    const content = async function* () {
      for (;;) {
        const next = await reader.frame();
        if (!next) throw new Error('the file is incomplete: its end is missing');
        if (next.length === 0) break;
        yield next;
      }
      isRead = true;
    };
    yield { header, content: content() };
    if (!isRead) throw new Error('a part of the backup was not read');
  }
}

function lengthOf(count: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(count);
  return bytes;
}

function createReader(archive: Pieces) {
  const pieces = archive[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  const take = async (count: number): Promise<Buffer | undefined> => {
    const parts = [held];
    let length = held.length;
    while (length < count) {
      const next = await pieces.next();
      if (next.done) {
        if (length === 0) return undefined;
        throw new Error('the file is incomplete: its end is missing');
      }
      parts.push(Buffer.from(next.value));
      length += next.value.length;
    }
    const all = Buffer.concat(parts);
    held = all.subarray(count);
    return all.subarray(0, count);
  };
  return {
    /** The next frame; undefined at the end. */
    async frame(): Promise<Buffer | undefined> {
      const length = (await take(4))?.readUInt32BE();
      if (length === undefined) return undefined;
      if (length > MAX_FRAME_BYTES) throw new Error('this is not a backup');
      return length === 0 ? Buffer.alloc(0) : take(length);
    },
  };
}
