import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { drawOrders } from '#features/draws/draw-orders.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import { totalOfLast } from '#features/program-rules/schedule.ts';
import { inTransaction } from '#platform/context.ts';
import type { BeaconProvider } from '#providers/beacon/beacon-provider.ts';
import type { Beacon } from '#shared/verify-beacon.ts';
import { playAssemblies } from '#testing/scenes/assembly-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { noteBidPaymentStarted, settlePaidBid } from '../../bid-payments/server/settle-bid.ts';
import { requireTransferAllowed } from '../../member/server/check-transfer.ts';
import { listAdminAssemblies } from '../../server/list-admin-assemblies.ts';
import { listOwedRefunds } from './list-refunds.ts';
import { findPicks } from './pick-queries.ts';

const V = 45_000_000;
const SEATS = 8;

describe('the life of an assembly', () => {
  let isBeaconLate = false;
  let knownRound: Beacon | undefined;
  const test = useTestApp({
    wrapBeacon: (beacon): BeaconProvider => ({
      ...beacon,
      fetchRound: async (round) =>
        isBeaconLate ? undefined : (knownRound ?? beacon.fetchRound(round)),
    }),
  });
  let play: Awaited<ReturnType<typeof playAssemblies>>;
  beforeEach(async () => {
    isBeaconLate = false;
    knownRound = undefined;
    play = await playAssemblies(test, SEATS);
    await play.advance();
  });
  const balances = async () => {
    const found = await readBalances(test.context.db, {
      book: play.group.mode,
      scope: groupScope(play.group.id),
    });
    const { fund = 0, 'credits-set-aside': credits = 0 } = found;
    return { fund: 0 - fund, credits: 0 - credits };
  };
  const statusOf = async (seat: number) =>
    (await readMembership(test.context, play.memberOf(seat).id))?.status;
  const picksOf = async (month: number) => findPicks(test.context.db, (await play.rowOf(month)).id);

  it('opens at formation with the instants and the round of the calendar', async () => {
    expect(await play.read(1)).toMatchObject({
      group: 'test-450-1',
      month: 1,
      status: 'open',
      closesAt: '2026-12-16T00:00:00.000Z',
      heldAt: '2026-12-16T01:00:00.000Z',
      listFile: null,
      sealedBids: [],
    });
    await play.advance();
    expect((await listAdminAssemblies(test.context, { limit: 25 })).items).toHaveLength(1);
  });

  it('publishes list, hash, books and sealed bids at the close, and nothing before', async () => {
    await play.fill(2 * V);
    play.late.add(3);
    await play.cancel(8);
    await play.bid(1, 2, 100);
    await play.bid(1, 3, 200);
    expect((await play.read(1)).sealedBids).toEqual([]);
    await play.toClose(1);
    const closed = await play.read(1);
    expect(closed).toMatchObject({ status: 'closed', signature: null, openedBids: [], picks: [] });
    const list = readListFile(closed.listFile ?? '');
    // Seat 3 has not paid: neither it nor its bid is listed.
    expect(list.active).toEqual([1, 2, 4, 5, 6, 7]);
    expect(list.cancelled).toEqual([8]);
    expect(list.bids.map(({ seat }) => seat)).toEqual([2]);
    expect(closed.sealedBids.map(({ seat, sha256 }) => ({ seat, sha256 }))).toEqual(list.bids);
    expect(closed.books).toMatchObject({ available: 2 * V, awardsMade: 0, waiting: 7 });
    await test.drainJobs();
    const mails = await test.mailbox();
    const told = mails.filter(({ subject }) => subject === 'Assembly 1: the list is closed');
    expect(told).toHaveLength(SEATS);
    expect(told[0]?.text).toContain(closed.fileSha256);
    expect(told[0]?.text).toContain(closed.booksSha256);
  });

  it('is drawn once, and its books stay whole, when the clock goes back a day at any step', async () => {
    await play.fill(2 * V + 7);
    for (const seat of [2, 3]) await play.bid(1, seat, 100 + seat);
    const stored = async () => JSON.stringify([await play.read(1), await picksOf(1)]);
    const backADay = async (instant: string) => {
      const before = await stored();
      test.clock.set(instant);
      for (let round = 0; round < 3; round += 1) await play.advance();
      await test.drainJobs();
      expect(await stored()).toBe(before);
    };
    await play.toClose(1);
    await backADay('2026-12-15T00:00:00Z');
    // A bid after the close is refused, whatever the clock says.
    await expect(play.bid(1, 4, 150)).rejects.toMatchObject({ status: 409 });
    await play.toDraw(1);
    await backADay('2026-12-15T01:00:03Z');
    // Entries dated before the last one: their order is the chain's, not the date's.
    await play.fill(11);
    const draws = (await picksOf(1)).length;
    await play.toDraw(1);
    await play.advance();
    expect(await picksOf(1)).toHaveLength(draws);
    expect(await play.isRight(1)).toBe(true);
    expect((await verifyLedger(test.context.db)).difference).toBeUndefined();
    await test.drainJobs();
    const told = (await test.mailbox()).filter(({ subject }) => subject.includes('list is closed'));
    expect(told).toHaveLength(SEATS);
  });

  it('is decided by the round alone, and awards set credits aside', async () => {
    await play.fill(2 * V + 7);
    await play.toClose(1);
    await play.toDraw(1);
    const held = await play.read(1);
    const draw = drawOrders(held.listFile ?? '', held.randomness ?? '');
    expect(held.lottery).toEqual(draw.lottery);
    expect(held.picks.map(({ kind, seat, status }) => [kind, seat, status])).toEqual([
      ['lottery', draw.lottery[0], 'awarded'],
      ['second', draw.lottery[1], 'awarded'],
    ]);
    expect(held.status).toBe('finished');
    expect(await balances()).toEqual({ fund: 7, credits: 2 * V });
    expect(await statusOf(draw.lottery[0] ?? 0)).toBe('awarded');
    expect(held.minutes.join('\n')).toContain(`seat ${draw.lottery[0]}, awarded`);
    await test.drainJobs();
    const told = (await test.mailbox()).map(({ subject }) => subject);
    expect(told.filter((subject) => subject.includes('seat was selected'))).toHaveLength(2);
    expect(told.filter((subject) => subject.includes('the result'))).toEqual([]);
  });

  it('takes each step once, however often it is asked', async () => {
    await play.fill(10 * V);
    await play.toClose(1);
    const closed = await play.read(1);
    await play.advance();
    expect(await play.read(1)).toEqual(closed);
    await play.toDraw(1);
    const held = await play.read(1);
    await play.advance();
    await play.advance();
    expect(await play.read(1)).toEqual(held);
    expect((await balances()).credits).toBe(2 * V);
  });

  it('waits for a late beacon, says so, and takes no other round', async () => {
    await play.fill(2 * V);
    await play.toClose(1);
    isBeaconLate = true;
    await play.toDraw(1);
    expect(await play.read(1)).toMatchObject({ status: 'closed', alarms: [] });
    test.clock.set('2026-12-16T01:30:00Z');
    await play.advance();
    await play.advance();
    expect((await play.read(1)).alarms).toMatchObject([{ kind: 'beacon-late', clearedAt: null }]);
    isBeaconLate = false;
    await play.advance();
    const held = await play.read(1);
    expect(held.status).toBe('finished');
    expect(held.alarms).toMatchObject([{ clearedAt: '2026-12-16T01:30:00.000Z' }]);
  });

  it('draws by no other round than its own, whatever a provider hands over', async () => {
    await play.fill(2 * V);
    await play.toClose(1);
    const { round } = await play.rowOf(1);
    const other = await test.context.beacon.fetchRound(round - 2_000);
    knownRound = other && { ...other, round };
    await play.toDraw(1);
    expect(await play.read(1)).toMatchObject({
      status: 'closed',
      signature: null,
      alarms: [{ kind: 'step-failed' }],
    });
    knownRound = undefined;
    await play.advance();
    expect((await play.read(1)).status).toBe('finished');
    expect(await play.isRight(1)).toBe(true);
  });

  it('holds the highest bid until it is paid; its money counts only then', async () => {
    await play.fill(2 * V);
    for (const seat of [1, 2, 3, 4, 5, 6, 7, 8]) await play.bid(1, seat, 95 + seat);
    await play.toClose(1);
    await play.toDraw(1);
    const [lottery, bid] = await picksOf(1);
    const fund = totalOfLast('450', bid?.instalments ?? 0).fund;
    expect(bid).toMatchObject({ kind: 'bid', status: 'held', seat: lottery?.seat === 8 ? 7 : 8 });
    expect(await balances()).toEqual({ fund, credits: 2 * V - fund });
    expect(await statusOf(bid?.seat ?? 0)).toBe('active');
    expect((await play.read(1)).status).toBe('drawn');
    // Posts the bid's payment first, then settles the award.
    await play.fill(fund, bid?.seat);
    const settle = () =>
      inTransaction(test.context, (tx) => settlePaidBid(tx, { pickId: bid?.id ?? '' }));
    expect(await settle()).toBe('awarded');
    expect(await settle()).toBe('awarded');
    expect(await balances()).toEqual({ fund, credits: 2 * V });
    expect(await statusOf(bid?.seat ?? 0)).toBe('awarded');
    expect((await play.read(1)).status).toBe('finished');
  });

  it('asks the next bidder when one does not pay, and bars who did not', async () => {
    await play.fill(3 * V);
    for (const seat of [1, 2, 3, 4, 5, 6, 7, 8]) await play.bid(1, seat, 95 + seat);
    await play.toClose(1);
    await play.toDraw(1);
    const [lottery, first] = await picksOf(1);
    // The deadline is the end of the fifth business day after December 15.
    test.clock.set('2026-12-23T06:59:00Z');
    await play.advance();
    expect(await picksOf(1)).toHaveLength(2);
    test.clock.set('2026-12-23T07:00:00Z');
    await play.advance();
    const second = (await picksOf(1))[2];
    expect((await picksOf(1))[1]?.status).toBe('unpaid');
    const expected = [8, 7, 6].filter((seat) => seat !== lottery?.seat && seat !== first?.seat)[0];
    expect(second).toMatchObject({ kind: 'bid', status: 'held', seat: expected });
    const fund = totalOfLast('450', second?.instalments ?? 0).fund;
    expect(await balances()).toEqual({ fund: V + fund, credits: 2 * V - fund });
    await expect(play.bid(2, first?.seat ?? 0, 120)).rejects.toMatchObject({
      code: 'BIDDER_BARRED',
    });
    const late = await inTransaction(test.context, (tx) =>
      settlePaidBid(tx, { pickId: first?.id ?? '' }),
    );
    expect(late).toBe('too-late');
    expect(await play.isRight(1)).toBe(true);
  });

  it('gives a payment that was started five more business days', async () => {
    await play.fill(2 * V);
    for (const seat of [1, 2, 3]) await play.bid(1, seat, 100);
    await play.toClose(1);
    await play.toDraw(1);
    const [, bid] = await picksOf(1);
    await inTransaction(test.context, (tx) => noteBidPaymentStarted(tx, { pickId: bid?.id ?? '' }));
    test.clock.set('2026-12-24T12:00:00Z');
    await play.advance();
    expect((await picksOf(1))[1]?.status).toBe('held');
    // December 25 is a holiday; the tenth business day is December 30.
    test.clock.set('2026-12-31T06:59:00Z');
    await play.advance();
    expect((await picksOf(1))[1]?.status).toBe('held');
    test.clock.set('2026-12-31T07:00:00Z');
    await play.advance();
    expect((await picksOf(1))[1]?.status).toBe('unpaid');
  });

  it('makes a lottery pick along the same order when no bidder is left', async () => {
    await play.fill(2 * V);
    await play.bid(1, 1, 100);
    await play.bid(1, 2, 100);
    await play.toClose(1);
    await play.toDraw(1);
    const [lottery, bid] = await picksOf(1);
    test.clock.set('2026-12-23T07:00:00Z');
    await play.advance();
    test.clock.set('2027-01-05T07:00:00Z');
    await play.advance();
    const picks = await picksOf(1);
    const { lottery: order } = await play.read(1);
    const selected = new Set([lottery?.seat]);
    const expected = order.find((seat) => !selected.has(seat));
    expect(bid?.kind).toBe('bid');
    expect(picks.at(-1)).toMatchObject({ kind: 'second', status: 'awarded', seat: expected });
    expect(await balances()).toEqual({ fund: 0, credits: 2 * V });
    expect((await play.read(1)).status).toBe('finished');
    expect(await play.isRight(1)).toBe(true);
  });

  it('releases at the next close what is still held; it becomes a missed pick', async () => {
    await play.fill(2 * V);
    for (const seat of [1, 2, 3, 4, 5, 6, 7, 8]) await play.bid(1, seat, 120);
    await play.toClose(1);
    await play.toDraw(1);
    const [, bid] = await picksOf(1);
    test.clock.set('2027-01-12T12:00:00Z');
    await play.advance();
    const asked = (await picksOf(1)).at(-1);
    expect(asked).toMatchObject({ status: 'held' });
    expect(asked?.id).not.toBe(bid?.id);
    await play.toClose(2);
    expect((await picksOf(1)).map(({ status }) => status)).toEqual([
      'awarded',
      'unpaid',
      'released',
    ]);
    expect((await play.read(2)).books).toMatchObject({ awardsMade: 1, available: V });
    await play.fill(5 * V);
    expect((await play.read(1)).status).toBe('finished');
    await play.toDraw(2);
    // The books of the close cover one credit only.
    expect((await picksOf(2)).map(({ kind }) => kind)).toEqual(['lottery']);
    await play.toClose(3);
    await play.toDraw(3);
    expect((await picksOf(3)).map(({ kind }) => kind)).toEqual([
      'lottery',
      'second',
      'missed',
      'missed',
    ]);
  });

  it('waits and raises an alarm when the fund no longer covers the result', async () => {
    await play.fill(2 * V);
    await play.toClose(1);
    await play.fill(-V);
    await play.toDraw(1);
    const waiting = await play.read(1);
    expect(waiting).toMatchObject({ status: 'closed', alarms: [{ kind: 'fund-below-books' }] });
    expect(await balances()).toEqual({ fund: V, credits: 0 });
    await play.fill(V);
    await play.advance();
    expect((await play.read(1)).status).toBe('finished');
  });

  it('awards nothing to a seat that left between the close and the draw', async () => {
    await play.fill(10 * V);
    await play.toClose(1);
    for (const seat of [1, 2, 3, 4, 5, 6, 7, 8]) await play.cancel(seat);
    await play.toDraw(1);
    expect((await picksOf(1)).map(({ status }) => status)).toEqual(['left', 'left']);
    expect(await balances()).toEqual({ fund: 10 * V, credits: 0 });
  });

  it('refunds cancelled seats that come up, as far as the fund reaches', async () => {
    for (const seat of [1, 2, 3, 4, 5, 6]) {
      await play.fill(1_000, seat);
      await play.cancel(seat);
    }
    await play.fill(2 * V, 7);
    await play.toClose(1);
    await play.toDraw(1);
    const held = await play.read(1);
    const last = held.lottery.indexOf(held.picks.at(-1)?.seat ?? 0);
    // Both waiting seats are awarded, so every cancelled seat is refunded.
    expect(held.picks).toHaveLength(2);
    expect(last).toBeGreaterThan(0);
    expect(held.refundsDrawn.map(({ seat }) => seat).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(held.refundsPaid).toEqual(held.refundsDrawn);
    const found = await readBalances(test.context.db, {
      book: play.group.mode,
      scope: groupScope(play.group.id),
    });
    expect(found['refunds-owed']).toBe(-6_000);
    expect((await balances()).fund).toBe(0);
    expect(await play.isRight(1)).toBe(true);
    const owed = await listOwedRefunds(test.context.db, { groupId: play.group.id });
    expect(owed.map(({ seat, cents }) => [seat, cents]).sort()).toEqual(
      [1, 2, 3, 4, 5, 6].map((seat) => [seat, 1_000]),
    );
  });

  it('never closes a list after its round: the assembly is postponed and members bid anew', async () => {
    await play.fill(2 * V);
    await play.bid(1, 2, 150);
    const before = await play.read(1);
    // The service was down from the close until three seconds after the round.
    test.clock.set('2026-12-16T01:00:03Z');
    await play.advance();
    const postponed = await play.read(1);
    expect(postponed).toMatchObject({
      status: 'open',
      listFile: null,
      closesAt: '2026-12-18T00:00:00.000Z',
      heldAt: '2026-12-18T01:00:00.000Z',
      postponements: [{ round: before.round, heldAt: before.heldAt }],
      alarms: [{ kind: 'postponed', clearedAt: null }],
    });
    expect(postponed.round).toBeGreaterThan(before.round);
    await test.drainJobs();
    const told = (await test.mailbox()).filter(({ subject }) => subject.includes('is postponed'));
    expect(told).toHaveLength(SEATS);
    await play.bid(1, 3, 120);
    await play.toHeld(1);
    const held = await play.read(1);
    // The bid for the public round does not count.
    expect(held.openedBids.map(({ seat }) => seat)).toEqual([3]);
    expect(held.receipts).toHaveLength(2);
    expect(await play.isRight(1)).toBe(true);
    expect(held.minutes.join('\n')).toContain('postponed');
  });

  it('postpones when a relay proves that the clock is wrong', async () => {
    const { round, heldAt } = await play.rowOf(1);
    test.clock.set(new Date(heldAt.getTime() + 3_000).toISOString());
    const signed = await test.context.beacon.fetchRound(round);
    expect(signed).toBeDefined();
    knownRound = signed;
    await play.toClose(1);
    expect(await play.read(1)).toMatchObject({ status: 'open', alarms: [{ kind: 'postponed' }] });
  });

  it('counts a bid for the new evening when the clock went back after the postponement', async () => {
    await play.fill(2 * V);
    await play.bid(1, 2, 150);
    const { heldAt } = await play.rowOf(1);
    const fromHeld = (minutes: number) =>
      test.clock.set(new Date(heldAt.getTime() + minutes * 60_000).toISOString());
    fromHeld(1);
    await play.advance();
    fromHeld(-59);
    await play.bid(1, 3, 120);
    await play.toHeld(1);
    expect((await play.read(1)).openedBids.map(({ seat }) => seat)).toEqual([3]);
    expect(await play.isRight(1)).toBe(true);
  });

  it('makes up for months that passed while nothing ran, an evening each, in their order', async () => {
    await play.fill(6 * V);
    test.clock.set('2027-02-20T12:00:00Z');
    await play.advance();
    for (const month of [1, 2, 3]) {
      expect(await play.read(month)).toMatchObject({ status: 'open', postponements: [{}] });
    }
    for (const month of [1, 2, 3]) await play.toHeld(month);
    const [one, two] = [await play.read(1), await play.read(2)];
    expect(two.listFile).toContain(`previous ${one.fileSha256}\n`);
    expect(await play.isRight(3)).toBe(true);
    expect((await play.read(4)).status).toBe('open');
  });

  it('asks the next bidder when the highest left between the close and the draw', async () => {
    await play.fill(3 * V);
    for (const seat of [1, 2, 3, 4, 5, 6, 7, 8]) await play.bid(1, seat, 95 + seat);
    await play.toClose(1);
    await play.cancel(8);
    await play.cancel(7);
    await play.toDraw(1);
    const picks = await picksOf(1);
    const [lottery] = picks;
    const bids = picks.filter(({ kind }) => kind === 'bid');
    // Seats 8 and 7 have left; whoever the lottery selected no longer bids.
    const expected = [6, 5].find((seat) => seat !== lottery?.seat);
    expect(bids[0]).toMatchObject({ status: 'left', seat: lottery?.seat === 8 ? 7 : 8 });
    expect(bids.at(-1)).toMatchObject({ status: 'held', seat: expected });
    expect(bids).toHaveLength(2);
    expect(await play.isRight(1)).toBe(true);
  });

  it('asks the next bidder when one leaves who was asked to pay', async () => {
    await play.fill(3 * V);
    for (const seat of [1, 2, 3, 4]) await play.bid(1, seat, 95 + seat);
    await play.toClose(1);
    await play.toDraw(1);
    const held = (await picksOf(1)).find(({ status }) => status === 'held');
    await play.cancel(held?.seat ?? 0);
    await play.advance();
    const picks = await picksOf(1);
    expect(picks.find(({ id }) => id === held?.id)?.status).toBe('left');
    expect(picks.at(-1)).toMatchObject({ kind: 'bid', status: 'held' });
    expect(await play.isRight(1)).toBe(true);
  });

  it('lets no seat change hands between the cut-off and the settling of the bids', async () => {
    await play.fill(2 * V);
    await play.bid(1, 2, 100);
    await play.bid(1, 3, 100);
    const mayTransfer = () =>
      requireTransferAllowed(test.context, { groupId: play.group.id }).then(
        () => true,
        () => false,
      );
    test.clock.set('2026-12-15T00:59:59Z');
    expect(await mayTransfer()).toBe(true);
    test.clock.set('2026-12-15T01:00:00Z');
    expect(await mayTransfer()).toBe(false);
    await play.toClose(1);
    await play.toDraw(1);
    expect(await mayTransfer()).toBe(false);
    const held = (await picksOf(1)).find(({ status }) => status === 'held');
    await inTransaction(test.context, (tx) => settlePaidBid(tx, { pickId: held?.id ?? '' }));
    expect(await mayTransfer()).toBe(true);
  });

  it('lets nobody change what was published, an admin neither', async () => {
    await play.fill(2 * V);
    await play.bid(1, 2, 100);
    await play.toClose(1);
    const { db } = test.context;
    for (const statement of [
      sql`update assemblies set list_text = replace(list_text, E'\n2\n', E'\n')`,
      sql`update assemblies set list_text = 'x', list_sha256 = encode(sha256('x'), 'hex')`,
      sql`update assemblies set round = round + 1`,
      sql`update assemblies set books = '{}'`,
      sql`update assemblies set status = 'open', closed_at = null, list_text = null, list_sha256 = null, books = null`,
      sql`update assemblies set status = 'finished', finished_at = now()`,
      sql`delete from assemblies`,
    ]) {
      await expect(db.execute(statement)).rejects.toThrow();
    }
    await play.toDraw(1);
    for (const statement of [
      sql`update assembly_picks set seat = 3`,
      sql`update assembly_picks set status = 'held', settled_at = null`,
      sql`delete from assembly_picks`,
      sql`update assemblies set decision = '{}'`,
      sql`update assemblies set signature = 'ab'`,
    ]) {
      await expect(db.execute(statement)).rejects.toThrow();
    }
  });

  it('shows an admin that a bid exists, never what it says', async () => {
    await play.bid(1, 2, 137);
    const [listed] = (await listAdminAssemblies(test.context, { limit: 25 })).items;
    expect(listed).toMatchObject({ bidders: 1 });
    expect(JSON.stringify(listed)).not.toContain('137');
  });
});
