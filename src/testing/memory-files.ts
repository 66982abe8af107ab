import { Readable } from 'node:stream';
import {
  assertFileKey,
  FileMissingError,
  type FilesProvider,
} from '#providers/files/files-provider.ts';

export type MemoryFiles = FilesProvider & { readonly keys: readonly string[] };

/** An in-memory file store. */
export function createMemoryFiles(): MemoryFiles {
  const stored = new Map<string, Buffer>();
  return {
    get keys() {
      return [...stored.keys()];
    },
    async write(key, content) {
      assertFileKey(key);
      const pieces: Uint8Array[] = [];
      for await (const piece of content) pieces.push(piece);
      stored.set(key, Buffer.concat(pieces));
    },
    async read(key) {
      const content = stored.get(key);
      if (!content) throw new FileMissingError(key);
      return Readable.from([content]);
    },
    async remove(key) {
      stored.delete(key);
    },
    sweep: async () => {},
  };
}
