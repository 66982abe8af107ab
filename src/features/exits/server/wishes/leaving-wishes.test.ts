import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { moveAward } from '#features/awards/server/move-award.ts';
import { runContributions } from '#features/contributions/server/workers.ts';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import { returnPayout } from '#features/payouts/server/record-payout.ts';
import type { Session } from '#platform/routes.ts';
import { hoursLater } from '#shared/calendar/dates.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { payOutAll } from '#testing/scenes/pay-out.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';
import { confirmLeaving, leaveBeforeStart } from '../confirm-leaving.ts';
import { listOpenWishes, listOwnWishes, readLeaving } from '../read-leaving.ts';
import { applyDueWishes } from './apply-wishes.ts';
import { takeBackWish } from './take-back-wish.ts';
import { findLastWish } from './wish-queries.ts';

const ANA = 'ana@example.com';

describe('a wish to leave', () => {
  const test = useTestApp();

  /** Seat 1 of two has paid for some months; the clock is set within month 61. */
  async function begin({ now = '2031-05-10T18:00:00Z', paid = 61 } = {}) {
    const seats = await runSeats(test, { capacity: 2, emails: [ANA] });
    const own = seats.people.find(({ email }) => email === ANA)?.applicationId;
    const member = seats.members.find(({ applicationId }) => applicationId === own);
    if (!member) throw new Error('Ana has no seat');
    const { id: membershipId, userId, seat } = member;
    const ana: Session = { userId, email: ANA, isEmailVerified: true, isAdmin: false };
    test.clock.set(now);
    if (paid > 0) {
      await seats.pay(3 - seat, 239);
      await seats.pay(seat, paid);
    }
    const read = async () => (await readLeaving(test.context, ana))[0];
    const wish = async () => {
      const shown = await read();
      if (!shown?.option || shown.option === 'sell' || !shown.worked) throw new Error('no option');
      const { payoutCents, refundCents, owesCents } = shown.worked;
      const figures = { payoutCents, refundCents, owesCents, signature: shown.holderName };
      await confirmLeaving(test.context, ana, { membershipId, option: shown.option, ...figures });
    };
    const pass = async (hours: number) => {
      test.clock.set(hoursLater(test.clock.now(), hours).toISOString());
      await applyDueWishes(test.context);
    };
    return {
      seats,
      seat,
      membershipId,
      ana,
      read,
      wish,
      /** Pays for a home and $30,000 of expenses; then the bank returns the price of the home. */
      async losePrice() {
        const { db } = test.context;
        const admins = (await makeAdmins(test, 2)) as [Session, Session];
        await db.execute(
          sql`update awards set address = 'a', price_cents = 40000000, seller = 's', title_company = 't'`,
        );
        const [award] = await selectRows<{ id: string }>(db, sql`select id from awards`);
        await moveAward(test.context, admins[0], {
          ...{ id: award?.id ?? '', step: 'closing', turn: 'cooperative', reason: 'r' },
          ...{ priceCents: 40_000_000, expensesCents: 3_000_000 },
        });
        await payOutAll(test, admins);
        await payOutAll(test, admins);
        const [home] = await selectRows<{ id: string }>(
          db,
          sql`select id from payouts where kind = 'home'`,
        );
        await returnPayout(test.context, admins[0], { id: home?.id ?? '', reason: 'closed' });
      },
      pass,
      status: async () => (await readMembership(test.context, membershipId))?.status,
      state: async () => (await findLastWish(test.context.db, membershipId))?.state,
      subjects: async () => {
        await test.drainJobs();
        return (await test.mailbox(ANA)).map(({ subject }) => subject);
      },
      /** The text of the last mail with this subject. */
      async textOf(subject: string) {
        await test.drainJobs();
        const mails = (await test.mailbox(ANA)).filter((mail) => mail.subject.startsWith(subject));
        return mails.at(-1)?.text ?? '';
      },
    };
  }

  it('lapses when the seat is selected meanwhile, and the member is told', async () => {
    const { seats, seat, ana, wish, pass, status, state, subjects } = await begin();
    await wish();
    const [own] = await listOwnWishes(test.context, ana);
    expect(own).toMatchObject({ seat, option: 'cancel', isUnconfirmed: false });
    const { items } = await listOpenWishes(test.context, { limit: 10 });
    expect(items).toMatchObject([{ seat, takesEffectAt: own?.takesEffectAt }]);
    await seats.award(seat);
    await pass(72);
    expect([await status(), await state()]).toEqual(['awarded', 'lapsed']);
    expect(await listOwnWishes(test.context, ana)).toEqual([]);
    expect(await subjects()).toContain('Your seat was selected: your wish to leave has lapsed');
    expect(await seats.findFault()).toBeUndefined();
  });

  it('lapses without a word when arrears end the seat at once, and settles it once', async () => {
    const { seats, seat, wish, pass, status, state, subjects } = await begin();
    await wish();
    await seats.change(seat, 'cancelled');
    expect([await status(), await state()]).toEqual(['cancelled', 'lapsed']);
    await pass(72);
    const told = await subjects();
    expect(told.filter((subject) => subject.startsWith('Your statement'))).toHaveLength(1);
    expect(told.join()).not.toContain('lapsed');
  });

  it('is confirmed again when the figures fell, and then takes effect at once', async () => {
    // Month 61 falls due on 5 May: its administration, paid ahead, is earned and not returned.
    const { seats, seat, read, wish, pass, status, state, subjects } = await begin({
      now: '2031-05-03T18:00:00Z',
      paid: 62,
    });
    await seats.award(seat);
    await wish();
    const before = (await read())?.worked?.payoutCents ?? 0;
    test.clock.set('2031-05-05T18:00:00Z');
    await runContributions(test.context);
    await pass(24);
    await pass(24);
    const shown = await read();
    expect(await status()).toBe('awarded');
    expect(shown?.wish?.isUnconfirmed).toBe(true);
    expect(shown?.worked?.payoutCents).toBe(before - 45_000);
    const told = (await subjects()).filter((subject) => subject.startsWith('Please confirm again'));
    expect(told).toHaveLength(1);
    await wish();
    expect([await status(), await state()]).toEqual(['handed_back', 'effective']);
    expect(await seats.findFault()).toBeUndefined();
  });

  it('is confirmed again when the debt rose, and names it in each mail', async () => {
    // What was paid for expenses is more than what comes back; month 13 falls due on 5 May.
    const { seats, seat, ana, read, wish, losePrice, pass, status, state, textOf } = await begin({
      now: '2027-04-20T18:00:00Z',
      paid: 14,
    });
    await seats.award(seat);
    await losePrice();
    test.clock.set('2027-05-03T18:00:00Z');
    await wish();
    expect((await read())?.wish).toMatchObject({ payoutCents: 0, owesCents: 416_250 });
    expect(await textOf('You asked to leave')).toContain('You would owe: $4,162.50');
    test.clock.set('2027-05-05T18:00:00Z');
    await runContributions(test.context);
    await pass(24);
    expect(await status()).toBe('awarded');
    const [open] = await listOwnWishes(test.context, ana);
    expect(open).toMatchObject({ isUnconfirmed: true, owesCents: 416_250 });
    expect(await textOf('Please confirm again')).toContain('You would owe: $4,612.50');
    await wish();
    expect([await status(), await state()]).toEqual(['handed_back', 'effective']);
    expect((await read())?.statement).toMatchObject({ payoutCents: 0, owesCents: 461_250 });
    expect(await seats.findFault()).toBeUndefined();
  });

  it('to hand back lapses when the home was paid for before it took effect', async () => {
    const { seats, seat, membershipId, wish, pass, status, state, subjects } = await begin();
    await seats.award(seat);
    await wish();
    await test.context.db.execute(
      sql`update awards set step = 'paid', paid_on = '2031-05-11', address = 'a', price_cents = 45000000, seller = 's',
        title_company = 't' where membership_id = ${membershipId}`,
    );
    await pass(72);
    expect([await status(), await state()]).toEqual(['awarded', 'lapsed']);
    expect(await subjects()).toContain('Your wish to leave has lapsed');
  });

  it('before the start takes effect by the first due date at the latest', async () => {
    const { seats, seat, membershipId, ana, status, state, subjects } = await begin({
      now: '2026-05-03T18:00:00Z',
      paid: 0,
    });
    const stranger = { ...ana, userId: seats.of(3 - seat).userId };
    await expect(leaveBeforeStart(test.context, stranger, membershipId)).rejects.toMatchObject({
      code: 'MEMBERSHIP_NOT_FOUND',
    });
    await leaveBeforeStart(test.context, ana, membershipId);
    await leaveBeforeStart(test.context, ana, membershipId);
    await expect(takeBackWish(test.context, stranger, membershipId)).rejects.toMatchObject({
      code: 'EXIT_REFUSED',
    });
    await takeBackWish(test.context, ana, membershipId);
    await leaveBeforeStart(test.context, ana, membershipId);
    test.clock.set('2026-05-05T05:59:59Z');
    await applyDueWishes(test.context);
    expect(await state()).toBe('open');
    test.clock.set('2026-05-05T06:00:00Z');
    await applyDueWishes(test.context);
    expect(await state()).toBe('effective');
    expect(await subjects()).toContain('You have left your group');
    expect(await status()).toBe('cancelled');
    await expect(takeBackWish(test.context, ana, membershipId)).rejects.toMatchObject({
      code: 'WISH_GONE',
    });
    await expect(leaveBeforeStart(test.context, ana, membershipId)).rejects.toMatchObject({
      code: 'LEAVING_TOO_LATE',
    });
  });
});
