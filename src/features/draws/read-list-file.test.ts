import { describe, expect, it } from 'vitest';
import { DrawListError, NO_PREVIOUS, writeListFile } from './list-file.ts';
import { readListFile } from './read-list-file.ts';

const HASH = 'ab'.repeat(32);
const list = {
  group: 'test-450-7',
  month: 31,
  rules: 1,
  chain: HASH,
  round: 42,
  previous: NO_PREVIOUS,
  active: [2, 10, 300],
  cancelled: [7, 9],
  bids: [{ seat: 10, sha256: HASH }],
};
const text = writeListFile(list);

describe('readListFile', () => {
  it('reads what writeListFile wrote', () => {
    expect(readListFile(text)).toEqual(list);
  });

  const hostile: [string, string][] = [
    ['an empty file', ''],
    ['only an end of line', '\n'],
    ['another version', text.replace('draw/v1', 'draw/v2')],
    ['no LF at the end', text.slice(0, -1)],
    ['a second LF at the end', `${text}\n`],
    ['a line more', `${text}10 ${HASH}\n`],
    ['CR LF', text.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\u00ef\u00bb\u00bf${text}`],
    ['a leading zero', text.replace('\n2\n', '\n02\n')],
    ['a sign', text.replace('\n2\n', '\n+2\n')],
    ['an exponent', text.replace('\n300\n', '\n3e2\n')],
    ['hexadecimal', text.replace('\n10\n', '\n0xa\n')],
    ['a trailing space', text.replace('month 31\n', 'month 31 \n')],
    ['two spaces', text.replace('month 31', 'month  31')],
    ['seat 0', text.replace('\n2\n', '\n0\n')],
    ['a seat twice', text.replace('\n10\n300\n', '\n10\n10\n')],
    ['descending seats', text.replace('\n10\n300\n', '\n300\n10\n')],
    ['a seat both active and cancelled', text.replace('\n7\n9\n', '\n7\n10\n')],
    ['a bid of a seat that is not active', text.replace(`\n10 ${HASH}`, `\n7 ${HASH}`)],
    ['a bid with a short hash', text.replace(`10 ${HASH}`, `10 ${HASH.slice(2)}`)],
    ['a bid with upper-case digits', text.replace(`10 ${HASH}`, `10 ${HASH.toUpperCase()}`)],
    ['a bid with a third word', text.replace(`10 ${HASH}`, `10 ${HASH} 96`)],
    ['a bid without a hash', text.replace(`10 ${HASH}`, '10')],
    ['fewer seats than counted', text.replace('active 3', 'active 4')],
    ['more seats than counted', text.replace('active 3', 'active 2')],
    ['an absurd count', text.replace('active 3', 'active 9007199254740991')],
    ['a count beyond numbers', text.replace('active 3', `active ${'9'.repeat(400)}`)],
    ['month 0', text.replace('month 31', 'month 0')],
    ['month 241', text.replace('month 31', 'month 241')],
    ['another order of fields', text.replace('month 31\nrules 1', 'rules 1\nmonth 31')],
    ['a field missing', text.replace('rules 1\n', '')],
    ['a group with a path', text.replace('test-450-7', '../450-7')],
    ['a group with other letters', text.replace('test-450-7', 'test-４50-7')],
    ['a NUL byte', text.replace('month 31', 'month 31\0')],
    ['a short chain', text.replace(`chain ${HASH}`, `chain ${HASH.slice(1)}`)],
    ['round 0', text.replace('round 42', 'round 0')],
    ['a huge file', text + '1\n'.repeat(1_100_000)],
  ];
  it.each(hostile)('refuses %s', (_name, file) => {
    expect(file).not.toBe(text);
    expect(() => readListFile(file)).toThrow(DrawListError);
  });
});

describe('writeListFile', () => {
  it.each([
    ['a fraction', { active: [1.5] }],
    ['a seat twice', { active: [3, 3] }],
    ['a group of another form', { group: '450-7\nmonth 1' }],
    ['a hash of another form', { previous: 'none' }],
    ['a number that is none', { month: Number.NaN }],
  ])('refuses %s', (_name, change) => {
    expect(() => writeListFile({ ...list, bids: [], cancelled: [], ...change })).toThrow(
      DrawListError,
    );
  });
});
