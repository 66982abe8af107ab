import type { Readable } from 'node:stream';

/** Content on its way, piece by piece; a file is never whole in memory. */
export type Pieces = AsyncIterable<Uint8Array>;

/** Where files are kept. Keys are ours, never what a person typed. */
export type FilesProvider = {
  /** Stores everything under the key, or nothing. */
  write(key: string, content: Pieces): Promise<void>;
  /** Throws FileMissingError when there is none. */
  read(key: string): Promise<Readable>;
  /** A file that is not there counts as removed. */
  remove(key: string): Promise<void>;
  /** Clears away what writes left behind whose process died. */
  sweep(): Promise<void>;
};

/** The store has no room; nothing of the file was kept. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
}

export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';
}

const KEY_SHAPE = /^[a-z0-9-]{1,80}$/;

/** Stops a key that could leave the store's folder. */
export function assertFileKey(key: string): void {
  if (!KEY_SHAPE.test(key)) throw new Error(`not a file key: ${key}`);
}
