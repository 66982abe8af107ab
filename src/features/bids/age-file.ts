import { base64nopad } from './base64.ts';

/** A header stanza: a recipient of the file, or the slot it is bound to. */
export type Stanza = {
  readonly type: string;
  readonly args: readonly string[];
  readonly body: Uint8Array;
};

/** The parts of an age file, version 1 (age-encryption.org). */
export type AgeFile = {
  readonly stanzas: readonly Stanza[];
  /** The header up to and including '---', which the MAC covers. */
  readonly header: string;
  readonly mac: Uint8Array;
  readonly payload: Uint8Array;
};

/** Bytes that are not an age file in the canonical form used here. */
export class AgeFileError extends Error {
  override readonly name = 'AgeFileError';
}

const VERSION = 'age-encryption.org/v1';
const COLUMNS = 64;
const MAX_HEADER_BYTES = 4_096;
const ARGUMENT = /^[\x21-\x7e]+$/;

/** The header up to and including '---'. */
export function writeHeader(stanzas: readonly Stanza[]): string {
  const lines = stanzas.flatMap(({ type, args, body }) => [
    `-> ${[type, ...args].join(' ')}`,
    ...wrap(base64nopad.encode(body)),
  ]);
  return [VERSION, ...lines, '---'].join('\n');
}

/** age requires the last line of a body to be shorter than 64 characters; it may be empty. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  for (let from = 0; from <= text.length; from += COLUMNS) {
    lines.push(text.slice(from, from + COLUMNS));
  }
  return lines;
}

/** Parses an age file. Only headers in the exact form of `writeHeader` are accepted. */
export function readAgeFile(bytes: Uint8Array): AgeFile {
  const head = String.fromCharCode(...bytes.subarray(0, MAX_HEADER_BYTES));
  const end = /\n---(?: ([A-Za-z0-9+/]{43}))\n/.exec(head);
  if (!end?.[1]) throw new AgeFileError('The header has no end.');
  const header = head.slice(0, end.index + '\n---'.length);
  const stanzas = readStanzas(header);
  if (writeHeader(stanzas) !== header) throw new AgeFileError('The header has another form.');
  return {
    stanzas,
    header,
    mac: base64nopad.decode(end[1]),
    payload: bytes.slice(end.index + end[0].length),
  };
}

function readStanzas(header: string): Stanza[] {
  const [version, ...lines] = header.split('\n').slice(0, -1);
  if (version !== VERSION) throw new AgeFileError('This is not an age file of version 1.');
  const stanzas: { words: string[]; body: string; isOpen: boolean }[] = [];
  for (const line of lines) {
    const last = stanzas.at(-1);
    if (last?.isOpen) {
      last.body += line;
      last.isOpen = line.length === COLUMNS;
    } else if (line.startsWith('-> ')) {
      stanzas.push({ words: line.slice(3).split(' '), body: '', isOpen: true });
    } else {
      throw new AgeFileError('A line of the header belongs to no stanza.');
    }
  }
  return stanzas.map(({ words: [type = '', ...args], body }) => {
    if (![type, ...args].every((word) => ARGUMENT.test(word))) {
      throw new AgeFileError('A stanza has an argument that age does not allow.');
    }
    return { type, args, body: base64nopad.decode(body) };
  });
}
