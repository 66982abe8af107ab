import { createHash } from 'node:crypto';
import type { Fetched } from '#features/assemblies/checking/check-step.ts';
import { type PublicAssembly, publicAssembly } from '#features/assemblies/contract.ts';
import { hashBooks } from '#features/assemblies/holding/books-file.ts';
import { decideAssembly } from '#features/assemblies/holding/decide-assembly.ts';
import type { OpenedBid } from '#features/assemblies/holding/rank-bids.ts';
import { openBid } from '#features/bids/open-bid.ts';
import { FIRST_RECEIPT, hashReceipt } from '#features/bids/receipt.ts';
import type { PublishedKey } from '#features/bids/receipt-keys.ts';
import { sealBid } from '#features/bids/seal-bid.ts';
import { isReceiptSigned, receiptPublicKey, signReceipt } from '#features/bids/sign-receipt.ts';
import { drawOrders } from '#features/draws/draw-orders.ts';
import { hashListFile, NO_PREVIOUS, writeListFile } from '#features/draws/list-file.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import { roundOf } from '#shared/beacon-chain.ts';
import { createTestBeacon } from '../test-beacon.ts';

const HELD_AT = '2027-03-16T00:00:00.000Z';
const CLOSED_AT = '2027-03-15T23:00:00.000Z';
const PLACED_AT = '2027-03-10T12:00:00.000Z';

const before = { group: 'test-450-7', rules: 1, chain: 'c'.repeat(64), cancelled: [], bids: [] };

/** The lists of the two months before the example's. */
export const EXAMPLE_FIRST_LIST = writeListFile({
  ...before,
  month: 1,
  round: 1,
  previous: NO_PREVIOUS,
  active: [1, 2, 101, 102, 103, 104],
});
export const EXAMPLE_PREVIOUS_LIST = writeListFile({
  ...before,
  month: 2,
  round: 2,
  previous: hashListFile(EXAMPLE_FIRST_LIST),
  active: [1, 2, 103, 104],
});

/** The key that signs the example's receipts. */
export const EXAMPLE_KEY: PublishedKey = {
  publicKey: receiptPublicKey(chance('receipts', 32)),
  since: '2027-01-01T00:00:00.000Z',
  former: null,
  statement: null,
  signature: null,
};

/** What a check fetches, as returned in a test: no relay, receipts verified by our own code. */
export const EXAMPLE_FETCHED: Fetched = {
  beacon: undefined,
  past: [
    { month: 1, listFile: EXAMPLE_FIRST_LIST, awarded: [101, 102], refundsDrawn: [] },
    { month: 2, listFile: EXAMPLE_PREVIOUS_LIST, awarded: [103, 104], refundsDrawn: [] },
  ],
  keys: [EXAMPLE_KEY],
  isSigned: (signed) => isReceiptSigned(signed, [signed.publicKey]),
};

/** A held assembly as published, built by pure functions: no server, no database. */
export function exampleAssembly({
  seats = 20,
  bids = [],
  limits,
}: {
  seats?: number;
  bids?: readonly (readonly [seat: number, amount: number])[];
  /** The published limits of the bidding seats; undefined as in earlier versions. */
  limits?: readonly (readonly [seat: number, unpaid: number])[];
}): PublicAssembly {
  const beacon = createTestBeacon();
  const { chain } = beacon;
  const round = roundOf(chain, new Date(HELD_AT));
  const head = { group: 'test-450-7', month: 3, chain: chain.hash, round };
  const sealed = bids.map(([seat, amount], index) => {
    const { file, sha256 } = sealBid(chain, { ...head, seat }, amount, (length) =>
      chance(`${index}`, length),
    );
    return { seat, sha256, file };
  });
  const listFile = writeListFile({
    ...head,
    rules: 1,
    previous: hashListFile(EXAMPLE_PREVIOUS_LIST),
    active: Array.from({ length: seats }, (_, index) => index + 1),
    cancelled: [],
    bids: sealed,
  });
  const [signature, randomness] = [beacon.sign(round), beacon.randomness(round)];
  const draw = drawOrders(listFile, randomness);
  const list = readListFile(listFile);
  const opened: OpenedBid[] = list.bids.map(({ seat, sha256 }) => {
    const file = sealed.find((bid) => bid.sha256 === sha256)?.file ?? new Uint8Array();
    const unpaid = limits?.find(([limited]) => limited === seat)?.[1];
    return { seat, sha256, verdict: openBid(file, { ...head, seat }, signature, unpaid) };
  });
  const books = {
    credit: 45_000_000,
    available: 200_000_000,
    awardsMade: 4,
    waiting: seats,
    refundsOwed: [],
    cancelled: [],
    bidsPassedOn: [],
    ...(limits ? { bidLimits: limits.map(([seat, unpaid]) => ({ seat, unpaid })) } : {}),
  };
  const decision = decideAssembly({ planId: '450', list, draw, opened, books });
  const moment = HELD_AT;
  let fund = books.available;
  return publicAssembly.parse({
    ...head,
    plan: '450',
    rules: 1,
    status: 'finished',
    opensAt: moment,
    cutOffAt: moment,
    closesAt: CLOSED_AT,
    heldAt: moment,
    closedAt: CLOSED_AT,
    drawnAt: moment,
    finishedAt: moment,
    chainInfo: chain,
    relays: [],
    postponements: [],
    receipts: chainReceipts(sealed),
    listFile,
    books,
    booksSha256: hashBooks(head, books),
    sealedBids: sealed.map(({ file, ...bid }) => ({
      ...bid,
      file: Buffer.from(file).toString('base64'),
    })),
    signature,
    randomness,
    ...draw,
    openedBids: opened.map(({ verdict, ...bid }) => ({
      ...bid,
      status: verdict.status,
      amount: verdict.amount,
      reason: verdict.status === 'void' ? verdict.reason : null,
    })),
    picks: decision.picks.map(({ kind, seat, bid }, index) => {
      const available = fund;
      fund -= books.credit - (bid?.fund ?? 0);
      return {
        number: index + 1,
        kind,
        seat,
        status: 'awarded',
        instalments: bid?.instalments ?? null,
        decidedAt: moment,
        startBy: null,
        payBy: null,
        settledAt: moment,
        available,
        passed: decision.passed,
        leftSeats: [],
      };
    }),
    refundsPaid: [],
    refundsDrawn: [],
    alarms: [],
    minutes: [],
  });
}

function chainReceipts(sealed: readonly { seat: number; sha256: string }[]) {
  let previous = FIRST_RECEIPT;
  return sealed.map(({ seat, sha256 }, index) => {
    const receipt = { group: 'test-450-7', month: 3, number: index + 1, seat };
    const signed = signReceipt(
      { ...receipt, bid: sha256, time: PLACED_AT, previous },
      chance('receipts', 32),
    );
    previous = hashReceipt(signed.text);
    return signed;
  });
}

/** Bytes that differ for each bid and are the same in every run. */
function chance(name: string, length: number): Uint8Array {
  return new Uint8Array(createHash('sha256').update(name).digest()).slice(0, length);
}
