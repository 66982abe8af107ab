import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { MILLISECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { systemClock } from '../clock/clock.ts';
import type { Randomness } from '../randomness/randomness.ts';
import {
  assertFileKey,
  FileMissingError,
  type FilesProvider,
  type Pieces,
  StorageFullError,
} from './files-provider.ts';

/** No room, a folder that only reads, or a disk that fails. */
const UNWRITABLE_CODES = new Set([
  ...['ENOSPC', 'EDQUOT', 'EFBIG'],
  ...['EROFS', 'EACCES', 'EPERM', 'EIO'],
]);

/**
 * Longer than any upload. Compared with the machine's time, which the file system uses, not with
 * the product's clock.
 */
const PART_LIFETIME_MS = MILLISECONDS_PER_DAY;

export type LocalFilesOptions = {
  /** Disk space that uploads leave free: the database may be on the same disk. */
  reserveBytes: number;
};

/** Files in a local folder. A file appears under its key only when it is complete. */
export function createLocalFiles(
  folder: string,
  randomness: Randomness,
  { reserveBytes }: LocalFilesOptions,
): FilesProvider {
  const pathOf = (key: string) => {
    assertFileKey(key);
    return join(folder, key.slice(-2), key);
  };
  const parts = join(folder, 'parts');
  return {
    async write(key, content) {
      const path = pathOf(key);
      const part = join(parts, randomness.bytes(12).toString('hex'));
      try {
        await mkdir(parts, { recursive: true, mode: 0o700 });
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await assertRoom(folder, reserveBytes);
        await writeWhole(part, content);
        await rename(part, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        throw asStorageError(error);
      }
    },
    async check() {
      const part = join(parts, randomness.bytes(12).toString('hex'));
      try {
        await mkdir(parts, { recursive: true, mode: 0o700 });
        await assertRoom(folder, reserveBytes);
        await writeWhole(part, [Buffer.alloc(1)]);
      } catch (error) {
        throw asStorageError(error);
      } finally {
        await rm(part, { force: true }).catch(() => {});
      }
    },
    async read(key) {
      return openForReading(pathOf(key));
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async sweep() {
      const oldest = systemClock.now().getTime() - PART_LIFETIME_MS;
      for (const name of await readdir(parts).catch(() => [])) {
        const { mtimeMs } = await stat(join(parts, name)).catch(() => ({ mtimeMs: oldest }));
        if (mtimeMs < oldest) await rm(join(parts, name), { force: true });
      }
    },
  };
}

function asStorageError(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (!code || !UNWRITABLE_CODES.has(code)) return error;
  return new StorageFullError(`the folder of documents takes no files: ${code}`, { cause: error });
}

async function assertRoom(folder: string, reserveBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < reserveBytes) throw new StorageFullError('the disk is nearly full');
}

/** Synced to disk before it counts as stored: a power failure must not leave half a file. */
async function writeWhole(path: string, content: Pieces | Uint8Array[]): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const piece of content) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The folder entry is synced too. Not every system supports that for a folder. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  await folder?.sync().catch(() => {});
  await folder?.close();
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
