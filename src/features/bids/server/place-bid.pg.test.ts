import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/context.ts';
import { useTestApp } from '#testing/test-app.ts';
import { createTestBeacon } from '#testing/test-beacon.ts';
import { hashReceipt } from '../receipt.ts';
import { sealBid } from '../seal-bid.ts';
import { closeBidding, openBidding } from './close-bidding.ts';
import { placeBid } from './place-bid.ts';

const { chain } = createTestBeacon();
const ROUND = 5_000_000;
const ID = '01900000-0000-7000-8000-000000000001';
const MEMBER = '01900000-0000-7000-8000-0000000000aa';

describe('bids and the close at the same time', () => {
  const test = useTestApp();

  it('gives each bid a receipt and a place in the list, or refuses it', async () => {
    test.clock.set('2027-03-10T12:00:00Z');
    await inTransaction(test.context, (tx) =>
      openBidding(tx, {
        id: ID,
        groupCode: 'test-450-7',
        month: 3,
        chain,
        round: ROUND,
        closesAt: new Date('2027-03-15T23:00:00Z'),
      }),
    );
    const bids = Array.from({ length: 16 }, (_, index) => {
      const seat = index + 1;
      const slot = { group: 'test-450-7', month: 3, seat, chain: chain.hash, round: ROUND };
      return { seat, ...sealBid(chain, slot, 100 + index, (length) => randomBytes(length)) };
    });
    const placing = bids.map(({ seat, file }) =>
      placeBid(test.context, { biddingId: ID, seat, membershipId: MEMBER, file }).catch(
        (error: { code: string }) => error.code,
      ),
    );
    const closing = inTransaction(test.context, (tx) => closeBidding(tx, ID));
    const answers = await Promise.all(placing);
    const listed = new Set((await closing).map(({ seat }) => seat));
    const receipts = answers.flatMap((answer) => (typeof answer === 'string' ? [] : [answer]));
    expect(answers.filter((answer) => answer === 'BIDDING_CLOSED')).toHaveLength(
      16 - receipts.length,
    );
    expect(new Set(receipts.map(({ text }) => Number(/^seat (\d+)$/m.exec(text)?.[1])))).toEqual(
      listed,
    );
    const previous = receipts.map(({ text }) => /^previous (\w+)$/m.exec(text)?.[1]);
    const hashes = new Set(['0'.repeat(64), ...receipts.map(({ text }) => hashReceipt(text))]);
    expect(new Set(previous).size).toBe(receipts.length);
    expect(previous.every((hash) => hashes.has(hash ?? ''))).toBe(true);
  });
});
