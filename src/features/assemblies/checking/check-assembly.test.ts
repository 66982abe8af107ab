import { describe, expect, it } from 'vitest';
import { hashReceipt } from '#features/bids/receipt.ts';
import { writeKeyStatement } from '#features/bids/receipt-keys.ts';
import { receiptPublicKey, signReceipt, signText } from '#features/bids/sign-receipt.ts';
import { hashListFile, writeListFile } from '#features/draws/list-file.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import {
  EXAMPLE_FETCHED,
  EXAMPLE_KEY,
  EXAMPLE_PREVIOUS_LIST,
  exampleAssembly,
} from '#testing/scenes/example-assembly.ts';
import { createTestBeacon } from '#testing/test-beacon.ts';
import type { PastAssembly, PublicAssembly } from '../contract.ts';
import { hashBooks } from '../holding/books-file.ts';
import { checkAssembly } from './check-assembly.ts';
import type { CheckName, CheckStep, Fetched } from './check-step.ts';
import { checkTexts } from './check-texts.ts';

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
  published: PublicAssembly,
  signature?: string,
  given: Partial<Fetched> = {},
): CheckName[] {
  const wrong: CheckName[] = [];
  const relayed = signature ? { relay: 'relay.test', signature } : undefined;
  const fetched = { ...EXAMPLE_FETCHED, beacon: relayed, ...given };
  const verdict = checkAssembly(published, fetched, ({ name, state }) => {
    if (state === 'wrong') wrong.push(name);
  });
  expect(verdict).toBe(wrong.length === 0 ? 'sandbox' : 'wrong');
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

  const [month1, month2] = EXAMPLE_FETCHED.past as [PastAssembly, PastAssembly];
  const small = exampleAssembly({ bids: [[3, 130]] });
  const smallList = readListFile(small.listFile ?? '');
  const found = (given: Partial<Fetched>, name: CheckName, of: PublicAssembly = small) => {
    const steps: CheckStep[] = [];
    checkAssembly(of, { ...EXAMPLE_FETCHED, ...given }, (step) => {
      if (step.name === name) steps.push(step);
    });
    return steps.at(-1);
  };

  it('follows the lists back to assembly 1 and says how far it got', () => {
    expect(found({}, 'previous')).toMatchObject({
      state: 'right',
      detail: expect.stringContaining('back to assembly 1.'),
    });
    expect(found({ past: [month2] }, 'previous')).toMatchObject({
      state: 'unproven',
      detail: expect.stringContaining('back to assembly 2.'),
    });
    expect(found({ past: undefined }, 'previous')?.state).toBe('unproven');
  });

  it('finds an exchanged list, a struck seat, one selected twice, and other awards', () => {
    const other = { ...month2, listFile: EXAMPLE_PREVIOUS_LIST.replace('round 2', 'round 3') };
    expect(wrongSteps(small, undefined, { past: [month1, other] })).toEqual(['previous']);
    const first = writeListFile({ ...readListFile(month1.listFile), cancelled: [50] });
    const second = writeListFile({
      ...readListFile(month2.listFile),
      previous: hashListFile(first),
    });
    const third = writeListFile({ ...smallList, previous: hashListFile(second) });
    const changed = { ...small, listFile: third, fileSha256: hashListFile(third) };
    const past = (refundsDrawn: number[]) => [
      { ...month1, listFile: first, refundsDrawn },
      { ...month2, listFile: second },
    ];
    expect(found({ past: past([]) }, 'previous', changed)).toMatchObject({
      state: 'wrong',
      detail: expect.stringContaining('Seat 50 waits for its refund'),
    });
    expect(found({ past: past([50]) }, 'previous', changed)?.state).toBe('right');
    const twice = [{ ...month1, awarded: [1, 102] }, month2];
    expect(found({ past: twice }, 'previous')?.detail).toContain('Seat 1 was selected in an');
    const fewer = [{ ...month1, awarded: [101] }, month2];
    expect(wrongSteps(small, undefined, { past: fewer })).toEqual(['previous']);
  });

  it('names a seat that was on the list before and is not on this one', () => {
    const shortened = writeListFile({
      ...smallList,
      active: smallList.active.filter((seat) => seat !== 2),
    });
    const step = found({}, 'previous', { ...small, listFile: shortened });
    expect(step).toMatchObject({ state: 'right', detail: expect.stringContaining('seat 2.') });
  });

  it('finds books that are not those whose hash was mailed', () => {
    const { books } = small;
    if (!books) throw new Error('the example has books');
    const change = (changed: Partial<typeof books>) => ({
      ...small,
      books: { ...books, ...changed },
    });
    expect(wrongSteps(change({ available: books.available + 1 }))).toContain('books');
    expect(wrongSteps(change({ bidsPassedOn: [3] }))).toEqual(
      expect.arrayContaining(['books', 'receipts']),
    );
    // Even with a matching hash, a seat without a bid in `bidsPassedOn` is detected.
    const lie = { ...books, bidsPassedOn: [20] };
    const matched = { ...small, books: lie, booksSha256: hashBooks(small, lie) };
    expect(found({}, 'books', matched)?.detail).toContain('seat 20');
  });

  it('voids a bid above the published limit, and agrees with assemblies that have none', () => {
    expect(small.books?.bidLimits).toBeUndefined();
    const limited = exampleAssembly({
      bids: [
        [3, 130],
        [5, 120],
      ],
      limits: [
        [3, 129],
        [5, 120],
      ],
    });
    expect(wrongSteps(limited)).toEqual([]);
    expect(limited.openedBids).toMatchObject([
      { seat: 3, status: 'void', reason: 'above-what-is-owed' },
      { seat: 5, status: 'valid' },
    ]);
    const { books } = limited;
    if (!books) throw new Error('the example has books');
    const raised = {
      ...books,
      bidLimits: books.bidLimits?.map((limit) => ({ ...limit, unpaid: 200 })),
    };
    const changed = { ...limited, books: raised, booksSha256: hashBooks(limited, raised) };
    expect(wrongSteps(changed)).toContain('bids');
    const fewer = { ...books, bidLimits: books.bidLimits?.slice(1) };
    expect(wrongSteps({ ...limited, books: fewer, booksSha256: null })).toContain('books');
  });

  it('proves nothing on any other chain than quicknet, and says what is the sandbox', () => {
    expect(checkAssembly(small, EXAMPLE_FETCHED, () => {})).toBe('sandbox');
    expect(found({}, 'round')?.state).toBe('unproven');
    const chainInfo = { ...small.chainInfo, beaconId: 'quicknet' };
    const disguised = { ...small, chainInfo };
    expect(found({}, 'round', disguised)).toMatchObject({ state: 'wrong' });
  });

  it('knows the keys: published ones, announced ones, lost ones, forged ones', () => {
    const secrets = [1, 2].map((byte) => new Uint8Array(32).fill(byte)) as [Uint8Array, Uint8Array];
    const since = '2027-02-01T00:00:00.000Z';
    const former = receiptPublicKey(secrets[0]);
    const first = { ...EXAMPLE_KEY, publicKey: former };
    const statement = writeKeyStatement({ publicKey: EXAMPLE_KEY.publicKey, since, former });
    const { signature } = signText(statement, secrets[0]);
    const next = { ...EXAMPLE_KEY, since, former, statement, signature };
    expect(found({ keys: [first, next] }, 'keys')).toMatchObject({
      state: 'right',
      detail: expect.stringContaining('announced by the former one'),
    });
    const lost = { ...next, signature: null };
    expect(found({ keys: [first, lost] }, 'keys')?.detail).toContain('The former key was lost');
    const forged = { ...next, signature: signText(statement, secrets[1]).signature };
    expect(wrongSteps(small, undefined, { keys: [first, forged] })).toEqual(['keys']);
    expect(wrongSteps(small, undefined, { keys: [first] })).toEqual(['keys']);
    expect(wrongSteps(small, undefined, { pinnedKeys: [former] })).toEqual(['keys']);
    expect(wrongSteps(small, undefined, { pinnedKeys: [EXAMPLE_KEY.publicKey] })).toEqual([]);
    expect(found({ keys: undefined }, 'keys')?.state).toBe('unproven');
  });

  it('says every line in Portuguese too', () => {
    const english = new Set<string>();
    const portuguese: string[] = [];
    checkAssembly(small, EXAMPLE_FETCHED, ({ detail }) => english.add(detail));
    const tell = ({ name, detail, state }: CheckStep) => {
      if (name !== 'list' && state !== 'running') portuguese.push(detail);
    };
    checkAssembly(small, EXAMPLE_FETCHED, tell, checkTexts('pt-BR'));
    expect(portuguese.filter((detail) => english.has(detail))).toEqual([]);
    expect(() => checkAssembly({ ...small, books: null }, EXAMPLE_FETCHED, tell)).toThrow();
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
