import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';
import { type Glyph, readGlyphs } from './woff2-glyphs.ts';

/** A face's outlines in its own units, as far as drawing words takes. */
export type Face = {
  unitsPerEm: number;
  /** The outline of a character and how far the next one stands from it. */
  glyphOf(character: string): Glyph & { advance: number };
};

/** The tables that have a number instead of a name (WOFF2, 4.1); the others are not ours to read. */
const KNOWN_TAGS = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm'];
const GLYF = 10;
const LOCA = 11;
const ARBITRARY = 63;

/**
 * Reads a face in the form in which it is served. The picture library knows only the faces that
 * are installed where it runs, and none of its own readers takes this form.
 */
export function readFace(file: string): Face {
  const bytes = readFileSync(file);
  const tables = readTables(bytes);
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`${file} has no table ${tag}`);
    return found;
  };
  const glyphs = readGlyphs(table('glyf'));
  const characters = readCharacters(table('cmap'));
  const advances = readAdvances(table('hmtx'), table('hhea').readUInt16BE(34));
  return {
    unitsPerEm: table('head').readUInt16BE(18),
    glyphOf(character) {
      const index = characters.get(character.codePointAt(0) ?? 0);
      const glyph = index === undefined ? undefined : glyphs[index];
      if (index === undefined || !glyph) throw new Error(`${file} cannot write '${character}'`);
      return { ...glyph, advance: advances[Math.min(index, advances.length - 1)] ?? 0 };
    },
  };
}

function readTables(bytes: Buffer): Map<string, Buffer> {
  const reader = new ByteReader(bytes, 12);
  const count = reader.uint16();
  const compressedLength = bytes.readUInt32BE(20);
  reader.position = 48;
  const entries = Array.from({ length: count }, () => {
    const flags = reader.uint8();
    const number = flags & 63;
    const tag = number === ARBITRARY ? reader.text(4) : tagOf(number);
    const length = reader.base128();
    const transform = flags >> 6;
    const isTransformed = number === GLYF || number === LOCA ? transform !== 3 : transform !== 0;
    return { tag, length: isTransformed ? reader.base128() : length };
  });
  const { position } = reader;
  const content = brotliDecompressSync(bytes.subarray(position, position + compressedLength));
  const tables = new Map<string, Buffer>();
  let offset = 0;
  for (const { tag, length } of entries) {
    tables.set(tag, content.subarray(offset, offset + length));
    offset += length;
  }
  return tables;
}

function tagOf(number: number): string {
  if (number === GLYF) return 'glyf';
  if (number === LOCA) return 'loca';
  return KNOWN_TAGS[number] ?? `table ${number}`;
}

/** Character → glyph, from the map of the basic plane (format 4). */
function readCharacters(cmap: Buffer): Map<number, number> {
  const characters = new Map<number, number>();
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)),
  );
  const map = subtables.find((subtable) => subtable.readUInt16BE(0) === 4);
  if (!map) throw new Error('the face has no map of the basic plane');
  const segments = map.readUInt16BE(6) / 2;
  for (let segment = 0; segment < segments; segment += 1) {
    const at = (part: number) => 14 + segment * 2 + part * segments * 2;
    const last = map.readUInt16BE(at(0));
    const first = map.readUInt16BE(at(1) + 2);
    const delta = map.readUInt16BE(at(2) + 2);
    const range = map.readUInt16BE(at(3) + 2);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const place = at(3) + 2 + range + (code - first) * 2;
      const glyph = range === 0 ? code : map.readUInt16BE(place);
      if (range === 0 || glyph !== 0) characters.set(code, (glyph + delta) & 0xffff);
    }
  }
  return characters;
}

/** The widths stand alone, after a byte of flags, when the table was transformed. */
function readAdvances(hmtx: Buffer, count: number): number[] {
  const isTransformed = hmtx.length < count * 4;
  return Array.from({ length: count }, (_, index) =>
    hmtx.readUInt16BE(isTransformed ? 1 + index * 2 : index * 4),
  );
}
