import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/context.ts';
import { useTestApp } from '#testing/test-app.ts';
import { createTestBeacon } from '#testing/test-beacon.ts';
import { hashReceipt } from '../receipt.ts';
import { MAX_BIDS_OF_SEAT } from '../rules.ts';
import { sealBid } from '../seal-bid.ts';
import { isReceiptSigned } from '../sign-receipt.ts';
import { closeBidding, openBidding } from './close-bidding.ts';
import { placeBid } from './place-bid.ts';
import { readBidCounts, readReceipts, readSealedBids } from './read-bids.ts';
import { sealedBids } from './tables.ts';

const { chain } = createTestBeacon();
const ROUND = 5_000_000;
const CLOSES = '2027-03-15T23:00:00Z';
const ID = '01900000-0000-7000-8000-000000000001';
const MEMBER = '01900000-0000-7000-8000-0000000000aa';

const seal = (seat: number, amount = 120, change: { month?: number; group?: string } = {}) =>
  sealBid(
    chain,
    { group: 'test-450-7', month: 3, seat, chain: chain.hash, round: ROUND, ...change },
    amount,
    (length) => randomBytes(length),
  ).file;

describe('placeBid', () => {
  const test = useTestApp();
  const place = (file: Uint8Array, seat = 112) =>
    placeBid(test.context, { biddingId: ID, seat, membershipId: MEMBER, file });

  beforeEach(async () => {
    test.clock.set('2027-03-10T12:00:00Z');
    const bidding = { id: ID, groupCode: 'test-450-7', month: 3, chain, round: ROUND };
    await inTransaction(test.context, (tx) =>
      openBidding(tx, { ...bidding, closesAt: new Date(CLOSES) }),
    );
  });

  it('answers a signed receipt, chained to the one before', async () => {
    const first = await place(seal(112));
    const second = await place(seal(7), 7);
    expect(first.text).toMatch(
      /^receipt\/v1\ngroup test-450-7\nmonth 3\nnumber 1\nseat 112\nbid [0-9a-f]{64}\ntime 2027-03-10T12:00:00\.000Z\nprevious 0{64}\n$/,
    );
    expect(second.text).toContain(`number 2\nseat 7\n`);
    expect(second.text).toContain(`previous ${hashReceipt(first.text)}\n`);
    const keys = [first.publicKey];
    expect(isReceiptSigned(first, keys)).toBe(true);
    expect(isReceiptSigned(second, keys)).toBe(true);
  });

  it('knows a forged receipt', async () => {
    const receipt = await place(seal(112));
    const forged = { ...receipt, text: receipt.text.replace('seat 112', 'seat 113') };
    expect(isReceiptSigned(forged, [receipt.publicKey])).toBe(false);
    expect(isReceiptSigned(receipt, ['ab'.repeat(32)])).toBe(false);
    expect(isReceiptSigned({ ...receipt, signature: '00'.repeat(64) }, [receipt.publicKey])).toBe(
      false,
    );
  });

  it('lets the last bid of a seat count', async () => {
    await place(seal(112, 100));
    await place(seal(7, 130), 7);
    const last = seal(112, 150);
    await place(last);
    const bids = await inTransaction(test.context, (tx) => closeBidding(tx, ID));
    expect(bids.map(({ seat }) => seat)).toEqual([7, 112]);
    expect(Buffer.from(bids[1]?.file ?? []).equals(last)).toBe(true);
    expect(await readBidCounts(test.context.db, ID)).toEqual({ seats: 2, bids: 3 });
    expect(await readReceipts(test.context.db, ID, MEMBER)).toHaveLength(3);
  });

  it('keeps nothing from which an amount could be read', async () => {
    await place(seal(112, 137));
    const [row] = await test.context.db.select().from(sealedBids);
    const { file, ...rest } = row as typeof sealedBids.$inferSelect;
    // Compares whole values: a hash or an id may contain the digits by chance.
    const values = Object.values(rest).map((value) => JSON.stringify(value));
    expect(values.filter((value) => /^"?137"?$/.test(value))).toEqual([]);
    expect(Buffer.from(file).includes('amount')).toBe(false);
  });

  it.each([
    ['of another seat', () => seal(113)],
    ['of another month', () => seal(112, 120, { month: 4 })],
    ['of another group', () => seal(112, 120, { group: '450-7' })],
    ['of garbage', () => new Uint8Array(randomBytes(690))],
    ['of nothing', () => new Uint8Array()],
    ['of two megabytes', () => new Uint8Array(2_000_000)],
  ])('refuses a bid %s', async (_name, make) => {
    await expect(place(make())).rejects.toMatchObject({ code: 'BID_NOT_VALID', status: 422 });
    expect(await readSealedBids(test.context.db, ID)).toEqual([]);
  });

  it('refuses the same file twice', async () => {
    const file = seal(112);
    await place(file);
    await expect(place(file)).rejects.toMatchObject({ code: 'BID_SEEN_BEFORE' });
  });

  it('refuses an unknown assembly', async () => {
    const biddingId = '01900000-0000-7000-8000-000000000002';
    const placed = { biddingId, seat: 1, membershipId: MEMBER, file: seal(1) };
    await expect(placeBid(test.context, placed)).rejects.toMatchObject({
      code: 'BIDDING_NOT_FOUND',
    });
  });

  it('refuses a bid at the close and after it, also when a clock is behind', async () => {
    test.clock.set(CLOSES);
    await expect(place(seal(112))).rejects.toMatchObject({ code: 'BIDDING_CLOSED' });
    await inTransaction(test.context, (tx) => closeBidding(tx, ID));
    test.clock.set('2027-03-15T22:59:00Z');
    await expect(place(seal(112))).rejects.toMatchObject({ code: 'BIDDING_CLOSED' });
  });

  it('takes no bid in the database after the close, whoever writes it', async () => {
    await place(seal(112));
    await inTransaction(test.context, (tx) => closeBidding(tx, ID));
    const copy = sql`insert into sealed_bids (bidding_id, number, seat, attempt, membership_id, file, sha256,
        received_at, receipt, receipt_sha256, previous_receipt, signature, public_key)
      select bidding_id, 2, seat, 2, membership_id, file || '\\x00'::bytea, encode(sha256(file || '\\x00'::bytea), 'hex'),
        received_at, receipt, receipt_sha256, receipt_sha256, signature, public_key from sealed_bids`;
    await expect(test.context.db.execute(copy)).rejects.toMatchObject({
      cause: { constraint: 'sealed_bids_before_close' },
    });
    for (const statement of [
      sql`update sealed_bids set seat = 1`,
      sql`delete from sealed_bids`,
      sql`update biddings set closed_at = null`,
      sql`update biddings set round = round + 1`,
      sql`delete from biddings`,
    ]) {
      await expect(test.context.db.execute(statement)).rejects.toThrow();
    }
  });

  it('refuses more bids of a seat than an assembly allows', async () => {
    for (let count = 0; count < MAX_BIDS_OF_SEAT; count += 1) await place(seal(112));
    await expect(place(seal(112))).rejects.toMatchObject({ code: 'TOO_MANY_BIDS', status: 429 });
    await expect(place(seal(7), 7)).resolves.toBeDefined();
  });
});
