import { createHash, randomBytes } from 'node:crypto';
import { crc32, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeZip, type ZipEntry } from './write-zip.ts';

const AT = '2026-11-05';

async function* listOf<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

async function zip(files: readonly { name: string; pieces: readonly (string | Uint8Array)[] }[]) {
  const entries = files.map(({ name, pieces }): ZipEntry => ({ name, content: listOf(pieces) }));
  const parts: Uint8Array[] = [];
  for await (const part of writeZip(listOf(entries), AT)) parts.push(part);
  return Buffer.concat(parts);
}

/** Reads an archive by its directory, as other programs do, and checks what it says. */
function unzip(archive: Buffer): { name: string; content: Buffer }[] {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  const count = archive.readUInt16LE(end + 10);
  let place = archive.readUInt32LE(end + 16);
  expect(place + archive.readUInt32LE(end + 12)).toBe(end);
  return Array.from({ length: count }, () => {
    expect(archive.readUInt32LE(place)).toBe(0x02014b50);
    const [crc, packed, size] = [16, 20, 24].map((at) => archive.readUInt32LE(place + at));
    const length = archive.readUInt16LE(place + 28);
    const name = archive.toString('utf8', place + 46, place + 46 + length);
    const head = archive.readUInt32LE(place + 42);
    place += 46 + length;
    expect(archive.readUInt32LE(head)).toBe(0x04034b50);
    const start = head + 30 + archive.readUInt16LE(head + 26);
    const content = inflateRawSync(archive.subarray(start, start + (packed ?? 0)));
    expect(content).toHaveLength(size ?? 0);
    expect(crc32(content)).toBe(crc);
    expect(archive.readUInt32LE(start + (packed ?? 0))).toBe(0x08074b50);
    return { name, content };
  });
}

describe('a ZIP archive', () => {
  it('has every file as it was, whatever its name, its pieces and its length', async () => {
    const file = fc.record({
      name: fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
      pieces: fc.array(fc.oneof(fc.string(), fc.uint8Array({ maxLength: 300 })), { maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(file, { maxLength: 6 }), async (files) => {
        expect(unzip(await zip(files))).toEqual(
          files.map(({ name, pieces }) => ({
            name: Buffer.from(name).toString('utf8'),
            content: Buffer.concat(pieces.map((piece) => Buffer.from(piece as string))),
          })),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('is the same for the same files, and is empty without any', async () => {
    const files = [{ name: 'a.csv', pieces: ['one', 'two'] }];
    expect(await zip(files)).toEqual(await zip(files));
    expect(unzip(await zip([]))).toEqual([]);
  });

  it('is written while it is read: a long file is not held in memory', async () => {
    const piece = randomBytes(1 << 20);
    let read = 0;
    async function* long() {
      for (; read < 24; read += 1) yield piece;
    }
    const hash = createHash('sha256');
    let most = 0;
    let written = 0;
    for await (const part of writeZip(listOf([{ name: 'long', content: long() }]), AT)) {
      written += part.length;
      hash.update(part);
      most = Math.max(most, read * piece.length - written);
    }
    expect(written).toBeGreaterThan(24 << 20);
    expect(most).toBeLessThan(8 << 20);
  });

  it('ends with the error of a file that cannot be read', async () => {
    async function* broken() {
      yield 'a';
      throw new Error('gone');
    }
    const all = writeZip(listOf([{ name: 'a', content: broken() }]), AT);
    await expect(async () => {
      for await (const _ of all);
    }).rejects.toThrow('gone');
  });
});
