import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3StandIn } from '#testing/servers/s3-stand-in.ts';
import { systemClock } from '../clock/clock.ts';
import { createRandomness } from '../randomness/randomness.ts';
import { createEncryptedFiles } from './encrypted.ts';
import { FileMissingError, type FilesProvider, StorageFullError } from './files-provider.ts';
import { loadOrCreateFileKeys, parseFileKeys } from './keys.ts';
import { createLocalFiles } from './local.ts';
import { createS3Files } from './s3.ts';

const randomness = createRandomness(systemClock);
const keys = parseFileKeys(`1:${Buffer.alloc(32, 7).toString('base64')}`);
const folder = mkdtempSync(join(tmpdir(), 'casa-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function* pieces(content: Buffer, size = 10_000) {
  for (let start = 0; start < content.length; start += size) {
    yield content.subarray(start, start + size);
  }
}
async function* broken() {
  yield Buffer.alloc(100_000, 1);
  throw new Error('the connection broke');
}

const local = () => createLocalFiles(join(folder, 'local'), randomness, { reserveBytes: 0 });
const storedFiles = () =>
  readdirSync(join(folder, 'local'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const stand: { s3?: Awaited<ReturnType<typeof startS3StandIn>> } = {};
beforeAll(async () => {
  stand.s3 = await startS3StandIn();
});
afterAll(() => stand.s3?.stop());
const s3 = () =>
  createS3Files(
    {
      bucket: 'papers',
      region: 'us-west-2',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      endpoint: stand.s3?.endpoint ?? '',
    },
    randomness,
  );

const stores: [string, () => FilesProvider][] = [
  ['a local folder', local],
  ['an S3 store', s3],
  ['an encrypted local folder', () => createEncryptedFiles(local(), keys, randomness)],
  ['an encrypted S3 store', () => createEncryptedFiles(s3(), keys, randomness)],
];

describe.each(stores)('files in %s', (_, open) => {
  it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 1_000_003])(
    'gives %i bytes back as they were',
    async (length) => {
      const content = randomness.bytes(length);
      const key = randomness.id();
      await open().write(key, pieces(content));
      expect((await buffer(await open().read(key))).equals(content)).toBe(true);
    },
  );

  it('stores nothing of an interrupted write', async () => {
    const key = randomness.id();
    await expect(open().write(key, broken())).rejects.toThrow('the connection broke');
    await expect(open().read(key)).rejects.toThrow(FileMissingError);
  });

  it('removes idempotently', async () => {
    const key = randomness.id();
    await open().write(key, pieces(Buffer.from('paper')));
    await open().remove(key);
    await open().remove(key);
    await expect(open().read(key)).rejects.toThrow(FileMissingError);
  });

  it('refuses a key that could leave the store', async () => {
    await expect(open().write('../../etc/passwd', pieces(Buffer.from('x')))).rejects.toThrow(
      'not a file key',
    );
  });
});

describe('a local folder', () => {
  it('leaves no partial file after an interrupted write', async () => {
    const before = storedFiles().length;
    await expect(local().write(randomness.id(), broken())).rejects.toThrow();
    expect(storedFiles()).toHaveLength(before);
  });

  it('removes old partial files, and keeps those being written', async () => {
    await local().write(randomness.id(), pieces(Buffer.from('x')));
    const parts = join(folder, 'local', 'parts');
    writeFileSync(join(parts, 'left'), 'x');
    utimesSync(join(parts, 'left'), 1_000, 1_000);
    writeFileSync(join(parts, 'being-written'), 'x');
    await local().sweep();
    expect(readdirSync(parts)).toEqual(['being-written']);
    rmSync(join(parts, 'being-written'));
  });

  it('reports that it is full before it uses the reserved space', async () => {
    const tight = createLocalFiles(join(folder, 'local'), randomness, {
      reserveBytes: Number.MAX_SAFE_INTEGER,
    });
    await expect(tight.write(randomness.id(), pieces(Buffer.from('x')))).rejects.toThrow(
      StorageFullError,
    );
  });
});

describe('encryption', () => {
  const files = createEncryptedFiles(local(), keys, randomness);
  const content = Buffer.from('salary 7,500 '.repeat(20_000));
  const store = async () => {
    const key = randomness.id();
    await files.write(key, pieces(content));
    const path = storedFiles().find((file) => file.endsWith(key)) ?? '';
    return { key, path };
  };
  const readBack = async (key: string) => buffer(await files.read(key));

  it('leaves no plain text on the disk, and encrypts equal files differently', async () => {
    const [one, two] = [await store(), await store()];
    expect(readFileSync(one.path).includes('salary')).toBe(false);
    expect(readFileSync(one.path).equals(readFileSync(two.path))).toBe(false);
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['altered', (bytes) => bytes.fill(0x41, 70_000, 70_001)],
    ['cut at a segment', (bytes) => bytes.subarray(0, 37 + 65_552)],
    ['cut anywhere', (bytes) => bytes.subarray(0, 100_000)],
    ['lengthened', (bytes) => Buffer.concat([bytes, Buffer.alloc(100)])],
    ['emptied', () => Buffer.alloc(0)],
  ])('refuses a file that was %s', async (_, change) => {
    const { key, path } = await store();
    writeFileSync(path, change(readFileSync(path)));
    await expect(readBack(key)).rejects.toThrow();
  });

  it('refuses a file that was swapped with another', async () => {
    const [one, two] = [await store(), await store()];
    writeFileSync(one.path, readFileSync(two.path));
    await expect(readBack(one.key)).rejects.toThrow();
  });

  it('reads old files after a key rotation, and not without the old key', async () => {
    const { key } = await store();
    const newKey = `2:${randomness.bytes(32).toString('base64')}`;
    const oldKey = `1:${Buffer.alloc(32, 7).toString('base64')}`;
    const rotated = createEncryptedFiles(local(), parseFileKeys(`${oldKey},${newKey}`), randomness);
    expect((await buffer(await rotated.read(key))).equals(content)).toBe(true);
    const without = createEncryptedFiles(local(), parseFileKeys(newKey), randomness);
    await expect(buffer(await without.read(key))).rejects.toThrow(
      'a key that is not among those given',
    );
  });
});

describe('the keys', () => {
  it('are made once, readable by their owner only', () => {
    const path = join(folder, 'keys', 'files.key');
    const first = loadOrCreateFileKeys(path, randomness);
    expect(loadOrCreateFileKeys(path, randomness).current.value.equals(first.current.value)).toBe(
      true,
    );
  });

  it.each([
    '',
    'abc',
    '1:short',
    '0:AAAA',
    `1:${Buffer.alloc(32).toString('base64')},1:${Buffer.alloc(32).toString('base64')}`,
  ])('are refused when they are %j', (text) => expect(() => parseFileKeys(text)).toThrow());
});
