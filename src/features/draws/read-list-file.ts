import { type DrawList, DrawListError, writeListFile } from './list-file.ts';

const MAX_LENGTH = 2_000_000;
/** Decimal, without sign, leading zero or other notation: one text for each number. */
const NUMBER = /^(?:0|[1-9]\d{0,15})$/;

/**
 * Reads a list file. It accepts exactly the bytes that `writeListFile` would write and nothing
 * else: a file that can be written in two ways would have two hashes.
 */
export function readListFile(text: string): DrawList {
  if (text.length > MAX_LENGTH) throw new DrawListError('The file is too long for a list.');
  const lines = readLines(text);
  const list: DrawList = {
    ...readHead(lines),
    active: lines.section('active').map(readNumber),
    cancelled: lines.section('cancelled').map(readNumber),
    bids: lines.section('bids').map((line) => {
      const [seat = '', sha256 = '', ...rest] = line.split(' ');
      if (rest.length > 0) throw new DrawListError(`'${clip(line)}' is no bid.`);
      return { seat: readNumber(seat), sha256 };
    }),
  };
  lines.end();
  if (writeListFile(list) !== text) throw new DrawListError('The seats are not ascending.');
  return list;
}

type Lines = {
  next(): string;
  field(name: string): string;
  section(name: string): string[];
  end(): void;
};

function readHead(lines: Lines): Omit<DrawList, 'active' | 'cancelled' | 'bids'> {
  if (lines.next() !== 'draw/v1')
    throw new DrawListError("The file does not begin with 'draw/v1'.");
  return {
    group: lines.field('group'),
    month: readNumber(lines.field('month')),
    rules: readNumber(lines.field('rules')),
    chain: lines.field('chain'),
    round: readNumber(lines.field('round')),
    previous: lines.field('previous'),
  };
}

function readLines(text: string): Lines {
  if (!text.endsWith('\n')) throw new DrawListError('The last line does not end with LF.');
  const lines = text.slice(0, -1).split('\n');
  let position = 0;
  const next = () => {
    const line = lines[position];
    if (line === undefined) throw new DrawListError('The file ends too early.');
    position += 1;
    return line;
  };
  const field = (name: string) => {
    const line = next();
    if (!line.startsWith(`${name} `)) {
      throw new DrawListError(`Line ${position} is '${clip(line)}' instead of '${name} …'.`);
    }
    return line.slice(name.length + 1);
  };
  return {
    next,
    field,
    section: (name) => {
      const count = readNumber(field(name));
      if (count > lines.length - position)
        throw new DrawListError(`There are fewer ${name} lines than ${count}.`);
      return Array.from({ length: count }, next);
    },
    end: () => {
      if (position < lines.length) {
        throw new DrawListError(
          `Line ${position + 1} is one too many: '${clip(lines[position])}'.`,
        );
      }
    },
  };
}

function readNumber(text: string): number {
  if (!NUMBER.test(text)) throw new DrawListError(`'${clip(text)}' is not a plain number.`);
  return Number(text);
}

const clip = (line = '') => JSON.stringify(line.slice(0, 40)).slice(1, -1);
