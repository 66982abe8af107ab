import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Randomness } from '../randomness/randomness.ts';
import { assertFileKey, FileMissingError, type FilesProvider } from './files-provider.ts';
import { createLocalFiles } from './local.ts';

export type S3Options = {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** For stores other than Amazon's. */
  endpoint?: string;
};

const PREFIX = 'documents/';
const SPOOL_RESERVE_BYTES = 16 * 1024 * 1024;

/**
 * Files in any S3-compatible store. A put needs the length beforehand and must be repeatable, so
 * the (already encrypted) bytes are buffered in a temporary file, not in memory.
 */
export function createS3Files(options: S3Options, randomness: Randomness): FilesProvider {
  const client = new S3Client({
    region: options.region,
    credentials: {
      accessKeyId: options.accessKeyId,
      secretAccessKey: options.secretAccessKey,
    },
    ...(options.endpoint ? { endpoint: options.endpoint, forcePathStyle: true } : {}),
    // Other stores may not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const target = (key: string) => {
    assertFileKey(key);
    return { Bucket: options.bucket, Key: PREFIX + key };
  };
  return {
    async write(key, content) {
      const to = target(key);
      const folder = await mkdtemp(join(tmpdir(), 'casa-upload-'));
      try {
        const spool = createLocalFiles(folder, randomness, { reserveBytes: SPOOL_RESERVE_BYTES });
        await spool.write(key, content);
        const path = join(folder, key.slice(-2), key);
        const { size } = await stat(path);
        await client.send(
          new PutObjectCommand({ ...to, Body: createReadStream(path), ContentLength: size }),
        );
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(target(key)));
        if (!Body) throw new FileMissingError(key);
        return Body as Readable;
      } catch (error) {
        if (error instanceof NoSuchKey) throw new FileMissingError(key, { cause: error });
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(target(key)));
    },
    // The temporary file is in the system's temporary folder, which the system clears.
    sweep: async () => {},
  };
}
