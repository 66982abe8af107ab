import { describe, expect, it } from 'vitest';
import { hashReceipt } from '#features/bids/receipt.ts';
import { signReceipt } from '#features/bids/sign-receipt.ts';
import { hashListFile, writeListFile } from '#features/draws/list-file.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import {
  EXAMPLE_FETCHED,
  EXAMPLE_PREVIOUS_LIST,
  exampleAssembly,
} from '#testing/scenes/example-assembly.ts';
import { createTestBeacon } from '#testing/test-beacon.ts';
import type { PublicAssembly } from '../contract.ts';
import { checkAssembly } from './check-assembly.ts';
import type { CheckName } from './check-step.ts';

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
function wrongSteps(
  given: PublicAssembly,
  signature?: string,
  previousList: string | undefined = EXAMPLE_PREVIOUS_LIST,
): CheckName[] {
  const wrong: CheckName[] = [];
  const relayed = signature ? { relay: 'relay.test', signature } : undefined;
  const fetched = { ...EXAMPLE_FETCHED, beacon: relayed, previousList };
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
    checkAssembly(assembly, EXAMPLE_FETCHED, ({ name, detail }) => {
      if (name === 'bids') details.push(detail);
    });
    expect(details).toContain('3 of 6');
    expect(details.at(-1)).toBe('6 opened');
  });

  const list = readListFile(assembly.listFile ?? '');
  const shorter = writeListFile({ ...list, active: list.active.filter((seat) => seat !== 20) });
  const [first, second, ...others] = assembly.picks;
  const strange = signReceipt(
    {
      group: assembly.group,
      month: assembly.month,
      number: assembly.receipts.length + 1,
      seat: 15,
      bid: 'ab'.repeat(32),
      time: '2027-03-11T12:00:00.000Z',
      previous: hashReceipt(assembly.receipts.at(-1)?.text ?? ''),
    },
    new Uint8Array(32).fill(7),
  );
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
    ['a list closed after its round', { closedAt: '2027-03-16T00:00:03.000Z' }, ['list']],
    ['a receipt left out', { receipts: assembly.receipts.toSpliced(1, 1) }, ['receipts']],
    [
      'a bid with a receipt that is not listed',
      { receipts: [...assembly.receipts, strange] },
      ['receipts'],
    ],
    [
      'a receipt that we did not sign',
      {
        receipts: assembly.receipts.with(0, {
          ...(assembly.receipts[0] as (typeof assembly.receipts)[number]),
          text: assembly.receipts[0]?.text.replace('12:00', '11:00') ?? '',
        }),
      },
      ['receipts'],
    ],
    ['a refund that nobody drew', { refundsPaid: [{ seat: 4, cents: 100 }] }, ['result']],
    ['a cancelled seat that was not drawn', { refundsDrawn: [{ seat: 4, cents: 1 }] }, ['later']],
    [
      'a pick with other money',
      { picks: [{ ...first, available: 1 }, second, ...others] as PublicAssembly['picks'] },
      ['result'],
    ],
    [
      'a pick added without a reason',
      { picks: [...assembly.picks, { ...second, number: 9, seat: 4 }] as PublicAssembly['picks'] },
      ['later'],
    ],
    [
      'books with less money',
      { books: assembly.books && { ...assembly.books, available: 1 } },
      ['result'],
    ],
  ])('finds %s', (_name, change, expected) => {
    expect(wrongSteps({ ...assembly, ...change })).toEqual(expect.arrayContaining(expected));
  });

  it('finds that the month before is another, or cannot be had', () => {
    const other = EXAMPLE_PREVIOUS_LIST.replace('round 1', 'round 2');
    expect(wrongSteps(assembly, undefined, other)).toEqual(['previous']);
    const none = { ...EXAMPLE_FETCHED, previousList: undefined };
    expect(checkAssembly(assembly, none, () => {})).toBe(false);
  });

  it('shows its progress with more than twenty bids', () => {
    const many = exampleAssembly({
      seats: 30,
      bids: Array.from({ length: 21 }, (_, index) => [index + 1, 100] as const),
    });
    const progress: number[] = [];
    checkAssembly(many, EXAMPLE_FETCHED, (step) => {
      if (step.progress !== undefined) progress.push(step.progress);
    });
    expect(progress).toHaveLength(21);
    expect(progress.at(-1)).toBeCloseTo(20 / 21);
  });

  it('finds a signature that differs from the one at a relay', () => {
    expect(wrongSteps(assembly, beacon.sign(1))).toEqual(['beacon']);
  });
});
