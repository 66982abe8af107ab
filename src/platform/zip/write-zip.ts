import { crc32, createDeflateRaw } from 'node:zlib';
import type { CalendarDate } from '#shared/calendar/date-of.ts';

/** A file of the archive; its content is read when its turn comes. */
export type ZipEntry = {
  readonly name: string;
  readonly content: AsyncIterable<string | Uint8Array>;
};

type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number };

/** Without the extension for larger archives (ZIP64), no size or offset is above it. */
const MAX_BYTES = 0xff_ff_ff_ff;
const MAX_ENTRIES = 0xff_ff;
/** The name is UTF-8; CRC and sizes follow the content, because they are not known before it. */
const FLAGS = 0x08_08;
const DEFLATE = 8;
const VERSION = 20;

/**
 * A ZIP archive, piece by piece: no file is held in memory, however long it is. Every file has the
 * given day, so the same files make the same archive.
 */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry>,
  on: CalendarDate,
): AsyncGenerator<Uint8Array, void> {
  const stamp = dosTime(on);
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const file: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset };
    if (written.length === MAX_ENTRIES) throw new RangeError('the archive has too many files');
    const head = Buffer.concat([signed(0x04_03_4b_50, common(file, stamp)), file.name]);
    yield head;
    offset += head.length;
    for await (const piece of deflate(file, content)) {
      offset += piece.length;
      yield piece;
    }
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(file.crc, 0);
    sizes.writeUInt32LE(fitting(file.packed), 4);
    sizes.writeUInt32LE(fitting(file.size), 8);
    const after = signed(0x08_07_4b_50, sizes);
    yield after;
    offset += after.length;
    written.push(file);
  }
  const start = offset;
  for (const file of written) {
    const line = Buffer.concat([signed(0x02_01_4b_50, directory(file, stamp)), file.name]);
    yield line;
    offset += line.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(written.length, 4);
  end.writeUInt16LE(written.length, 6);
  end.writeUInt32LE(offset - start, 8);
  end.writeUInt32LE(fitting(start), 12);
  yield signed(0x06_05_4b_50, end);
}

/** The compressed content; counts what goes in and comes out. */
async function* deflate(file: Written, content: ZipEntry['content']): AsyncGenerator<Buffer, void> {
  const packer = createDeflateRaw();
  const feed = async () => {
    for await (const piece of content) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      file.crc = crc32(bytes, file.crc);
      file.size += bytes.length;
      if (!packer.write(bytes)) await new Promise((resolve) => packer.once('drain', resolve));
    }
    packer.end();
  };
  feed().catch((error) => packer.destroy(error));
  for await (const piece of packer as AsyncIterable<Buffer>) {
    file.packed += piece.length;
    yield piece;
  }
}

type Stamp = { time: number; date: number };

/** What a file's head and its line in the directory have in common, from version to name length. */
function common({ name, crc, packed, size }: Written, { time, date }: Stamp): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(FLAGS, 2);
  fields.writeUInt16LE(DEFLATE, 4);
  fields.writeUInt16LE(time, 6);
  fields.writeUInt16LE(date, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packed, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function directory(file: Written, stamp: Stamp): Buffer {
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(VERSION);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(fitting(file.offset), 10);
  return Buffer.concat([madeBy, common(file, stamp), rest]);
}

function signed(signature: number, fields: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(signature);
  return Buffer.concat([head, fields]);
}

function fitting(bytes: number): number {
  if (bytes > MAX_BYTES) throw new RangeError('the archive is above four gigabytes');
  return bytes;
}

/** Midnight of a day, in the format of DOS. */
function dosTime(on: CalendarDate): Stamp {
  const [year = 1980, month = 1, day = 1] = on.split('-').map(Number);
  return { time: 0, date: ((year - 1980) << 9) | (month << 5) | day };
}
