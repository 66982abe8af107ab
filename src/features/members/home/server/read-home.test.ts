import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { exits } from '#features/exits/server/tables.ts';
import { applyDueWishes } from '#features/exits/server/wishes/apply-wishes.ts';
import { replaceLeaving } from '#features/memberships/server/leave-before-start.ts';
import { hoursLater } from '#shared/calendar/dates.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { playAssemblies } from '#testing/scenes/assembly-group.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';
import type { HomeSeat, SeatEvent } from '../contract.ts';

const EMAIL = 'ana@example.com';

describe('the first page of a seat', () => {
  const test = useTestApp();

  async function begin(paid: number, now: string) {
    const seats = await runSeats(test, { capacity: 3, emails: [EMAIL] });
    const own = seats.people[0]?.applicationId;
    const seat = seats.members.findIndex(({ applicationId }) => applicationId === own) + 1;
    const ana = await signInAsMember(test, EMAIL);
    for (let k = 1; k <= paid; k += 1) await seats.pay(seat, 1);
    test.clock.set(now);
    const home = async (): Promise<HomeSeat> =>
      (await (await ana.send('GET', '/api/members/home')).json()).seats[0];
    return { seats, seat, ana, home, membershipId: seats.of(seat).id };
  }

  it('is empty without a seat', async () => {
    const visitor = await signInAsMember(test, 'nobody@example.com');
    const answer = await (await visitor.send('GET', '/api/members/home')).json();
    expect(answer.seats).toEqual([]);
  });

  it('says what is due, late, selected and left', async () => {
    const { seats, seat, ana, home, membershipId } = await begin(1, '2026-05-20T18:00:00Z');
    expect((await home()).state).toMatchObject({ kind: 'nothing-due', dueOn: '2026-06-05' });
    test.clock.set('2026-06-02T18:00:00Z');
    expect((await home()).state).toMatchObject({ kind: 'due', amountCents: 234_400 });
    test.clock.set('2026-06-08T18:00:00Z');
    expect((await home()).state).toMatchObject({ kind: 'late', since: '2026-06-05' });
    await seats.pay(seat, 1);
    const leaving = (await (await ana.send('GET', '/api/leaving')).json())[0];
    const { worked, holderName, option } = leaving;
    const asked = await ana.send('POST', `/api/leaving/${membershipId}`, {
      option,
      payoutCents: worked.payoutCents,
      refundCents: worked.refundCents,
      owesCents: worked.owesCents,
      signature: holderName,
    });
    expect(asked.status).toBe(200);
    expect((await home()).state).toMatchObject({ kind: 'leaving', option: 'cancel' });
    test.clock.set(hoursLater(test.clock.now(), 73).toISOString());
    await applyDueWishes(test.context);
    const left = await home();
    expect(left.state).toEqual({
      kind: 'left',
      refund: { state: 'undrawn', cents: worked.refundCents, place: null },
      owesCents: 0,
    });
    // Overview, bank details and leaving page read the same list.
    const owed = await (await ana.send('GET', '/api/leaving/owed')).json();
    expect(owed).toEqual(left.owed);
    expect(owed).toMatchObject([{ kind: 'refund', state: 'undrawn', cents: 375_000 }]);
    expect(left.events.items.map(({ kind }) => kind)).toContain('exit');
  });

  it('says that money comes back once the place left before the start is taken', async () => {
    const { ana, home, membershipId } = await begin(0, '2026-04-20T18:00:00Z');
    const asked = await ana.send('POST', `/api/memberships/${membershipId}/leave`);
    expect(asked.status).toBe(200);
    test.clock.set(hoursLater(test.clock.now(), 73).toISOString());
    await applyDueWishes(test.context);
    expect((await home()).state).toEqual({ kind: 'left-before-start' });
    // Nobody took it by the first due date, so it is cancelled.
    test.clock.set('2026-05-05T18:00:00Z');
    await replaceLeaving(test.context);
    expect((await home()).state).toEqual({ kind: 'left', refund: null, owesCents: 0 });
  });

  it('says that a seat was selected, with the date of its step', async () => {
    const { seats, seat, home } = await begin(1, '2026-05-20T18:00:00Z');
    for (const other of [1, 2, 3].filter((one) => one !== seat)) await seats.pay(other, 239);
    await seats.award(seat);
    const { state, award, assembly, events } = await home();
    expect(state).toMatchObject({ kind: 'selected', step: 'papers', turn: 'member' });
    expect(award).toMatchObject({ step: 'papers' });
    expect(assembly).toBeNull();
    expect(events.items[0]).toMatchObject({ kind: 'step', step: 'papers' });
  });

  it('says what is still owed for a seat that was left, less what was paid since', async () => {
    const { membershipId, seats, seat, home } = await begin(2, '2026-05-20T18:00:00Z');
    for (const other of [1, 2, 3].filter((one) => one !== seat)) await seats.pay(other, 239);
    await seats.award(seat);
    await seats.change(seat, 'handed_back');
    await test.context.db
      .update(exits)
      .set({ owesCents: 234_400, recoveredCents: 34_400 })
      .where(eq(exits.membershipId, membershipId));
    const closed = { kind: 'closed', how: 'handed_back' };
    expect((await home()).state).toEqual({ ...closed, owesCents: 200_000 });
  });

  it('pages what happened without a gap, receipts included, and only to its member', async () => {
    const { ana, home, membershipId } = await begin(6, '2027-05-20T18:00:00Z');
    const { events, instalments } = await home();
    expect(instalments).toHaveLength(240);
    const all: SeatEvent[] = [...events.items];
    let cursor = events.nextCursor;
    while (cursor) {
      const path = `/api/members/home/${membershipId}/events?limit=2&cursor=${cursor}`;
      const page = await (await ana.send('GET', path)).json();
      all.push(...page.items);
      cursor = page.nextCursor;
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const paid = all.filter((event) => event.kind === 'payment');
    // Six payments and the deposit.
    expect(paid).toHaveLength(7);
    expect(paid.flatMap(({ receipts }) => receipts)).toHaveLength(6);
    const other = await signInAsMember(test, 'other@example.com');
    const refused = await other.send('GET', `/api/members/home/${membershipId}/events`);
    expect(refused.status).toBe(404);
    const wrong = await ana.send('GET', `/api/members/home/${membershipId}/events?cursor=x`);
    expect(wrong.status).toBe(422);
  });

  it('shows the chance, the bid and the last result', async () => {
    const play = await playAssemblies(test, 4);
    await play.advance();
    const user = await readUser(test.context, play.memberOf(1).userId);
    const member = await signInAsMember(test, user?.email ?? '');
    const home = async (): Promise<HomeSeat> =>
      (await (await member.send('GET', '/api/members/home')).json()).seats[0];
    const before = await home();
    expect(before.assembly).toMatchObject({
      month: 1,
      bid: null,
      // Nobody has paid yet, and before the first list everybody is expected to.
      chance: 0,
      expectedChance: 1 / 4,
    });
    expect(before.lastResult).toBeNull();
    await play.bid(1, 1, 100);
    const bid = await home();
    expect(bid.assembly?.bid).toBe(1);
    expect(bid.events.items.some(({ kind }) => kind === 'bid')).toBe(true);
    // Enough for the bid, not for a lottery pick.
    await play.fill(30_000_000, 2);
    await play.toClose(1);
    await play.toDraw(1);
    test.clock.advanceDays(1);
    await play.advance();
    const after = await home();
    expect(after.state.kind).toBe('bid-held');
    expect(after.assembly).toMatchObject({ month: 2, canBid: false });
    expect(after.lastResult).toMatchObject({ month: 1 });
    expect(after.events.items.some(({ kind }) => kind === 'assembly')).toBe(true);
  });
});
