import { ByteReader } from './byte-reader.ts';

type Point = { x: number; y: number; isOnCurve: boolean };
type Contour = Point[];
export type Glyph = { contours: Contour[] };

/** A part of a composite glyph: another one, moved. */
type Part = { glyph: number; x: number; y: number };

/** The glyphs of a `glyf` table as WOFF2 transforms it (5.1). */
export function readGlyphs(table: Buffer): Glyph[] {
  const count = table.readUInt16BE(4);
  let offset = 36;
  // Contours, points, flags, coordinates, composites; boxes and instructions are of no use here.
  const [contours, points, flags, coordinates, composites] = [0, 1, 2, 3, 4].map((stream) => {
    const length = table.readUInt32BE(8 + stream * 4);
    offset += length;
    return new ByteReader(table.subarray(offset - length, offset));
  }) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader];

  const parts = new Map<number, Part[]>();
  const glyphs: Glyph[] = [];
  for (let index = 0; index < count; index += 1) {
    const contourCount = contours.int16();
    if (contourCount < 0) {
      const read = readParts(composites);
      parts.set(index, read.parts);
      if (read.hasInstructions) coordinates.packed16();
      glyphs.push({ contours: [] });
      continue;
    }
    const sizes = Array.from({ length: contourCount }, () => points.packed16());
    const at = { x: 0, y: 0 };
    glyphs.push({
      contours: sizes.map((size) =>
        Array.from({ length: size }, () => readPoint(flags.uint8(), coordinates, at)),
      ),
    });
    if (contourCount > 0) coordinates.packed16();
  }
  const whole = (index: number): Contour[] =>
    parts.get(index)?.flatMap((part) => moved(whole(part.glyph), part)) ??
    glyphs[index]?.contours ??
    [];
  return glyphs.map((_, index) => ({ contours: whole(index) }));
}

function moved(contours: Contour[], by: { x: number; y: number }): Contour[] {
  return contours.map((contour) =>
    contour.map((point) => ({ ...point, x: point.x + by.x, y: point.y + by.y })),
  );
}

/** One point; each is told as its distance from the one before (5.2). */
function readPoint(flag: number, bytes: ByteReader, at: { x: number; y: number }): Point {
  const [x, y] = distance(flag & 127, bytes);
  at.x += flag & 1 ? x : -x;
  // Where only y changes, the one sign is y's.
  at.y += ((flag & 127) < 10 ? flag & 1 : (flag >> 1) & 1) ? y : -y;
  return { ...at, isOnCurve: flag < 128 };
}

function distance(code: number, bytes: ByteReader): [number, number] {
  const first = bytes.uint8();
  if (code < 10) return [0, ((code & 14) << 7) + first];
  if (code < 20) return [(((code - 10) & 14) << 7) + first, 0];
  if (code < 84) {
    const base = code - 20;
    return [1 + (base & 48) + (first >> 4), 1 + ((base & 12) << 2) + (first & 15)];
  }
  const second = bytes.uint8();
  if (code < 120) {
    const base = code - 84;
    return [1 + (Math.floor(base / 12) << 8) + first, 1 + (((base % 12) >> 2) << 8) + second];
  }
  const third = bytes.uint8();
  if (code < 124) return [(first << 4) + (second >> 4), ((second & 15) << 8) + third];
  return [(first << 8) + second, (third << 8) + bytes.uint8()];
}

const WORDS = 0x1;
const OFFSETS = 0x2;
const SCALED = 0x8 | 0x40 | 0x80;
const MORE = 0x20;
const INSTRUCTED = 0x100;

function readParts(bytes: ByteReader): { parts: Part[]; hasInstructions: boolean } {
  const parts: Part[] = [];
  for (;;) {
    const flags = bytes.uint16();
    const glyph = bytes.uint16();
    if (!(flags & OFFSETS) || flags & SCALED) throw new Error('a part is not just moved');
    const offset = () => (flags & WORDS ? bytes.int16() : (bytes.uint8() << 24) >> 24);
    parts.push({ glyph, x: offset(), y: offset() });
    if (!(flags & MORE)) return { parts, hasInstructions: (flags & INSTRUCTED) !== 0 };
  }
}
