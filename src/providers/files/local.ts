import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Randomness } from '../randomness/randomness.ts';
import {
  assertFileKey,
  FileMissingError,
  type FilesProvider,
  type Pieces,
  StorageFullError,
} from './files-provider.ts';

const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

export type LocalFilesOptions = {
  /** Room that uploads leave alone: the database may stand on the same disk. */
  reserveBytes: number;
};

/** Files in a folder of this machine. A file appears under its key only when it is whole. */
export function createLocalFiles(
  folder: string,
  randomness: Randomness,
  { reserveBytes }: LocalFilesOptions,
): FilesProvider {
  const pathOf = (key: string) => {
    assertFileKey(key);
    return join(folder, key.slice(-2), key);
  };
  return {
    async write(key, content) {
      const path = pathOf(key);
      const part = `${path}.${randomness.bytes(6).toString('hex')}.part`;
      try {
        await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
        await assertRoom(folder, reserveBytes);
        await writeWhole(part, content);
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        const { code } = error as NodeJS.ErrnoException;
        if (code && FULL_CODES.has(code)) {
          throw new StorageFullError('the disk is full', { cause: error });
        }
        throw error;
      }
    },
    async read(key) {
      return openForReading(pathOf(key));
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

async function assertRoom(folder: string, reserveBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < reserveBytes) throw new StorageFullError('the disk is nearly full');
}

/** Written, and on the disk before it counts: a power cut must not leave half a paper. */
async function writeWhole(path: string, content: Pieces): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const piece of content) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
}

function openForReading(path: string): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const stream = createReadStream(path);
    stream.once('open', () => resolve(stream));
    stream.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new FileMissingError(path, { cause: error }) : error),
    );
  });
}
