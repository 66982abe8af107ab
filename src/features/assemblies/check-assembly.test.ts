import { describe, expect, it } from 'vitest';
import { exampleAssembly } from '#testing/example-assembly.ts';
import { createTestBeacon } from '#testing/test-beacon.ts';
import { hashListFile, writeListFile } from '../draws/list-file.ts';
import { readListFile } from '../draws/read-list-file.ts';
import { type CheckName, checkAssembly } from './check-assembly.ts';
import type { PublicAssembly } from './contract.ts';

const assembly = exampleAssembly({
  bids: [
    [3, 130],
    [5, 130],
    [8, 130],
    [11, 96],
    [12, 0],
    [13, 50],
  ],
});
const beacon = createTestBeacon();

/** The steps that found something wrong. */
function wrongSteps(given: PublicAssembly, signature?: string): CheckName[] {
  const wrong: CheckName[] = [];
  const fetched = signature ? { relay: 'relay.test', signature } : undefined;
  const isRight = checkAssembly(given, fetched, ({ name, state }) => {
    if (state === 'wrong') wrong.push(name);
  });
  expect(isRight).toBe(wrong.length === 0);
  return wrong;
}

describe('checkAssembly', () => {
  it('agrees with an assembly as it was held', () => {
    expect(wrongSteps(assembly)).toEqual([]);
    expect(wrongSteps(assembly, assembly.signature ?? '')).toEqual([]);
    expect(assembly.picks.map(({ kind }) => kind)).toContain('bid');
  });

  it('tells how far it is while bids are opened', () => {
    const details: string[] = [];
    checkAssembly(assembly, undefined, ({ name, detail }) => {
      if (name === 'bids') details.push(detail);
    });
    expect(details).toContain('3 of 6');
    expect(details.at(-1)).toBe('6 opened');
  });

  const list = readListFile(assembly.listFile ?? '');
  const shorter = writeListFile({ ...list, active: list.active.filter((seat) => seat !== 20) });
  const [first, second, ...others] = assembly.picks;
  const tied = [3, 5, 8].filter((seat) => seat !== first?.seat && seat !== second?.seat);

  it.each<[string, Partial<PublicAssembly>, CheckName[]]>([
    ['a list changed after the close', { listFile: shorter }, ['list', 'orders', 'result']],
    [
      'a changed list with a hash to match',
      { listFile: shorter, fileSha256: hashListFile(shorter) },
      ['orders', 'result'],
    ],
    ['another round', { round: assembly.round + 1 }, ['list', 'round', 'beacon']],
    [
      'the signature of the next round',
      { signature: beacon.sign(assembly.round + 1) },
      ['beacon', 'orders', 'bids'],
    ],
    ['other randomness', { randomness: 'ab'.repeat(32) }, ['beacon', 'result']],
    ['a later assembly', { heldAt: '2027-03-16T00:00:30.000Z' }, ['round']],
    ['another order', { lottery: [...assembly.lottery].reverse() }, ['orders']],
    [
      'an amount that was not bid',
      { openedBids: assembly.openedBids.map((bid) => ({ ...bid, amount: 200 })) },
      ['bids'],
    ],
    ['a bid left out', { openedBids: assembly.openedBids.slice(1) }, ['bids']],
    [
      'another file for a bid',
      { sealedBids: assembly.sealedBids.map((bid) => ({ ...bid, file: btoa('x') })) },
      ['bids'],
    ],
    [
      'a tie decided otherwise',
      { picks: [first, { ...second, seat: tied[0] ?? 0 }, ...others] as PublicAssembly['picks'] },
      ['result'],
    ],
    [
      'another seat by lottery',
      { picks: [{ ...first, seat: 20 }, second, ...others] as PublicAssembly['picks'] },
      ['result'],
    ],
    [
      'books with less money',
      { books: assembly.books && { ...assembly.books, available: 1 } },
      ['result'],
    ],
  ])('finds %s', (_name, change, expected) => {
    expect(wrongSteps({ ...assembly, ...change })).toEqual(expect.arrayContaining(expected));
  });

  it('finds a signature that differs from the one at a relay', () => {
    expect(wrongSteps(assembly, beacon.sign(1))).toEqual(['beacon']);
  });
});
