import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sealBid } from '#features/bids/seal-bid.ts';
import { readBidCounts } from '#features/bids/server/read-bids.ts';
import { readReceiptKeys } from '#features/bids/server/receipt-keys.ts';
import { playAssemblies } from '#testing/scenes/assembly-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { placeMemberBid } from './place-member-bid.ts';

describe('a sealed bid of a member', () => {
  const test = useTestApp();
  let play: Awaited<ReturnType<typeof playAssemblies>>;
  let assemblyId: string;
  beforeEach(async () => {
    play = await playAssemblies(test, 3);
    await play.advance();
    assemblyId = (await play.rowOf(1)).id;
  });
  const seal = async (seat: number) => {
    const { chain, round } = await play.rowOf(1);
    const slot = { group: play.code, month: 1, seat, chain: chain.hash, round };
    return sealBid(chain, slot, 120, (length) => randomBytes(length)).file;
  };

  it('is taken for their own seat, with a mail that has the receipt and names the key', async () => {
    const signed = await play.bid(1, 2, 120);
    expect(signed.text).toContain('seat 2\n');
    const keys = await readReceiptKeys(test.context);
    expect(keys.map(({ publicKey }) => publicKey)).toEqual([signed.publicKey]);
    await test.drainJobs();
    const [mail] = (await test.mailbox()).filter(({ subject }) => subject.startsWith('Receipt of'));
    expect(mail?.text).toContain(signed.publicKey);
    expect(mail?.text).toContain('/.well-known/receipt-keys.json');
  });

  it('is refused for the seat of another', async () => {
    const [own, other] = [play.memberOf(1), play.memberOf(2)];
    const bid = { assemblyId, membershipId: other.id, file: await seal(2) };
    await expect(placeMemberBid(test.context, own, bid)).rejects.toMatchObject({
      code: 'SEAT_NOT_YOURS',
      status: 403,
    });
    // With their own membership, the file is bound to a seat that is not theirs.
    const disguised = { ...bid, membershipId: own.id };
    await expect(placeMemberBid(test.context, own, disguised)).rejects.toMatchObject({
      code: 'BID_NOT_VALID',
    });
    expect(await readBidCounts(test.context.db, assemblyId)).toEqual({ seats: 0, bids: 0 });
  });

  it('is refused for a seat that has left, and for an assembly that is not there', async () => {
    await play.cancel(3);
    await expect(play.bid(1, 3, 120)).rejects.toMatchObject({ code: 'SEAT_NOT_YOURS' });
    const own = play.memberOf(1);
    const elsewhere = {
      assemblyId: test.context.randomness.id(),
      membershipId: own.id,
      file: await seal(1),
    };
    await expect(placeMemberBid(test.context, own, elsewhere)).rejects.toMatchObject({
      code: 'ASSEMBLY_NOT_FOUND',
    });
  });

  it('of two megabytes is refused before it is read, and one without a session too', async () => {
    const path = `/api/members/assemblies/${assemblyId}/bids`;
    const membershipId = play.memberOf(1).id;
    const huge = await test.request('POST', path, { membershipId, file: 'A'.repeat(2_000_000) });
    expect(huge.status).toBe(413);
    const stranger = await test.request('POST', path, { membershipId, file: 'AAAA' });
    expect(stranger.status).toBe(401);
  });

  it('is public only after the close, in the page and in the file', async () => {
    await play.bid(1, 2, 120);
    const address = `/groups/${play.code}/assemblies/1.json`;
    const before = await (await test.request('GET', address)).json();
    expect(before).toMatchObject({ status: 'open', sealedBids: [], listFile: null });
    await play.toClose(1);
    const answer = await test.request('GET', address);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const after = await answer.json();
    expect(after.sealedBids).toMatchObject([{ seat: 2 }]);
    expect(after.openedBids).toEqual([]);
    expect((await test.request('GET', '/groups/450-99/assemblies/1.json')).status).toBe(404);
    expect((await test.request('GET', `/groups/${play.code}/assemblies/999.json`)).status).toBe(
      422,
    );
  });
});
