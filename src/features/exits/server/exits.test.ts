import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { confirmApproval } from '#features/approvals/server/decide-approval.ts';
import { findAwardOf } from '#features/awards/server/queries.ts';
import { runContributions } from '#features/contributions/server/workers.ts';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import type { Session } from '#platform/routes.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { hoursLater } from '#shared/calendar/dates.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { payOutAll } from '#testing/scenes/pay-out.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';
import vectors from '#testing/vectors/schedule.json' with { type: 'json' };
import { enterRecovery, expectRecovery } from './recover.ts';
import { enterSale } from './sell-home.ts';
import { topUpTerminated } from './top-up.ts';
import { applyDueWishes } from './wishes/apply-wishes.ts';

const EMAIL = 'ana@example.com';
/** Month 60 of a group that began in May 2026. */
const MONTH_60 = '2031-04-20T18:00:00Z';

describe('leaving', () => {
  const test = useTestApp();

  /** Ana's seat in a group of three; the other two have paid far ahead. */
  async function begin({ paid = 60, prepaid = 0, now = MONTH_60 } = {}) {
    const seats = await runSeats(test, { capacity: 3, emails: [EMAIL] });
    const seat =
      seats.members.findIndex(
        ({ applicationId }) => applicationId === seats.people[0]?.applicationId,
      ) + 1;
    const admins = (await makeAdmins(test, 2)) as [Session, Session];
    const ana = await signInAsMember(test, EMAIL);
    test.clock.set(now);
    for (const other of [1, 2, 3].filter((one) => one !== seat)) await seats.pay(other, 239);
    await seats.pay(seat, paid);
    if (prepaid > 0) await seats.pay(seat, prepaid, { fromEnd: true });
    const { id: membershipId } = seats.of(seat);
    const read = async () => (await (await ana.send('GET', '/api/leaving')).json())[0];
    const confirm = (body: object) => ana.send('POST', `/api/leaving/${membershipId}`, body);
    const takeBack = () => ana.send('DELETE', `/api/leaving/${membershipId}`);
    /** Buys the seat's home for the whole credit. */
    const buy = async () => {
      await seats.award(seat);
      await test.context.db.execute(
        sql`update awards set step = 'closing', address = 'a', price_cents = 45000000, seller = 's',
          title_company = 't' where membership_id = ${membershipId}`,
      );
      const award = await findAwardOf(test.context.db, membershipId);
      const { moveAward } = await import('#features/awards/server/move-award.ts');
      const move = { id: award?.id ?? '', turn: 'cooperative', reason: 'r' } as const;
      await moveAward(test.context, admins[0], { ...move, step: 'appraisal' });
      await moveAward(test.context, admins[0], { ...move, step: 'closing' });
      await payOutAll(test, admins);
    };
    const status = async () => (await readMembership(test.context, membershipId))?.status;
    return { seats, seat, admins, membershipId, read, confirm, takeBack, buy, status };
  }

  const passHours = async (hours: number) => {
    test.clock.set(hoursLater(test.clock.now(), hours).toISOString());
    await applyDueWishes(test.context);
  };

  it('cancels a seat with the figures that were read, and pays the fund part when it is drawn', async () => {
    const { seats, read, confirm, takeBack, status } = await begin({ paid: 60, prepaid: 10 });
    const { option, worked, holderName } = await read();
    expect(option).toBe('cancel');
    const { payoutCents, refundCents, owesCents } = worked;
    const figures = { payoutCents, refundCents, owesCents };
    expect(figures).toEqual({ payoutCents: 0, refundCents: 70 * 187_500, owesCents: 0 });
    const signed = { option, signature: holderName, ...figures };
    expect((await confirm({ ...signed, refundCents: 1 })).status).toBe(409);
    expect((await confirm({ ...signed, owesCents: 1 })).status).toBe(409);
    expect((await confirm({ ...signed, signature: 'somebody else' })).status).toBe(422);
    expect((await confirm({ ...signed, option: 'hand_back' })).status).toBe(409);
    expect((await confirm(signed)).status).toBe(200);
    expect(await read()).toMatchObject({
      option: 'cancel',
      wish: { option: 'cancel', ...figures },
    });
    expect((await takeBack()).status).toBe(200);
    expect((await takeBack()).status).toBe(200);
    await passHours(72);
    expect([await status(), (await read()).wish]).toEqual(['active', null]);
    expect((await confirm(signed)).status).toBe(200);
    expect((await confirm(signed)).status).toBe(200);
    await passHours(71);
    expect(await status()).toBe('active');
    await passHours(1);
    expect((await takeBack()).status).toBe(409);
    expect((await confirm(signed)).status).toBe(409);
    expect(await status()).toBe('cancelled');
    expect(await read()).toMatchObject({
      option: null,
      statement: { kind: 'cancelled', ...figures },
    });
    expect(await seats.findFault()).toBeUndefined();
    await test.drainJobs();
    const asked = 'You asked to leave: it can still be taken back';
    const subjects = (await test.mailbox(EMAIL)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === asked)).toHaveLength(2);
    expect(subjects).toContain('You keep your seat');
    expect(subjects).toContain('Your statement: Seat cancelled');
  });

  it('hands an award back as the examples say, and its credit returns to the fund', async () => {
    const { seats, seat, admins, read, confirm, status } = await begin();
    const before = await seats.balances();
    await seats.award(seat);
    const { option, worked, holderName } = await read();
    const expected = vectors.settlements['hand back at 60'];
    expect([option, worked.payoutCents]).toEqual(['hand_back', expected.payout]);
    const figures = { payoutCents: worked.payoutCents, refundCents: 0, owesCents: 0 };
    expect((await confirm({ option, signature: holderName, ...figures })).status).toBe(200);
    const meanwhile = await seats.balances();
    expect(meanwhile['credits-set-aside']).toBe(-45_000_000);
    await passHours(72);
    expect(await status()).toBe('handed_back');
    const after = await seats.balances();
    expect(after.fund).toBe((before.fund ?? 0) + expected.payout);
    expect(after).toMatchObject({ 'credits-set-aside': 0, 'owed-to-members': -expected.payout });
    await payOutAll(test, admins);
    expect(await seats.balances()).toMatchObject({
      'owed-to-members': 0,
      cash: (before.cash ?? 0) - expected.payout,
    });
    expect(await seats.findFault()).toBeUndefined();
  });

  it.each([
    ['withdraw at 60, sold for 470,000', 47_000_000, {}],
    ['withdraw at 60, sold for 330,000', 33_000_000, {}],
    [
      'bid of 96 at 12, withdraw at 36, sold for 460,000',
      46_000_000,
      { paid: 36, prepaid: 96, now: '2029-04-20T18:00:00Z' },
    ],
  ] as const)('%s', async (name, netSaleCents, history) => {
    const { seats, admins, membershipId, buy, status } = await begin(history);
    await buy();
    const before = await seats.balances();
    const expected = vectors.settlements[name];
    const sale = {
      membershipId,
      netSaleCents,
      receivedOn: dateOf(test.context.clock.now()),
      reference: 'FT 9',
      payoutCents: Math.max(0, expected.payout),
      owesCents: expected.memberOwes,
    };
    await expect(
      enterSale(test.context, admins[0], { ...sale, owesCents: 1 }),
    ).rejects.toMatchObject({ code: 'EXIT_CHANGED' });
    const { approvalId } = await enterSale(test.context, admins[0], sale);
    expect(await status()).toBe('awarded');
    await confirmApproval(test.context, admins[1], { id: approvalId });
    expect(await status()).toBe('withdrawn');
    const after = await seats.balances();
    expect((after['owed-by-members'] ?? 0) - (before['owed-by-members'] ?? 0)).toBe(
      expected.memberOwes,
    );
    expect(after.fund).toBe((before.fund ?? 0) - expected.debt - expected.penalty);
    expect(0 - (after['owed-to-members'] ?? 0)).toBe(Math.max(0, expected.payout));
    await payOutAll(test, admins);
    expect(await seats.findFault()).toBeUndefined();
  });

  it('tops a terminated seat up from the reserve, and repays it from the home', async () => {
    const { seats, seat, admins, buy } = await begin();
    await buy();
    // After the cut-off of month 61, so that the first top-up is in month 62.
    test.clock.set('2031-05-20T18:00:00Z');
    await seats.change(seat, 'terminated');
    const before = await seats.balances();
    test.clock.set('2031-06-10T18:00:00Z');
    await topUpTerminated(test.context);
    expect(await seats.balances()).toEqual(before);
    // After the cut-off of month 62: two instalments are missing.
    test.clock.set('2031-06-15T03:00:00Z');
    await topUpTerminated(test.context);
    await topUpTerminated(test.context);
    const topped = await seats.balances();
    const missing = 2 * 187_500;
    expect(topped.fund).toBe((before.fund ?? 0) - missing);
    expect(topped.reserve).toBe((before.reserve ?? 0) + missing);
    const [exit] = await selectRows<{ id: string }>(test.context.db, sql`select id from exits`);
    const id = exit?.id ?? '';
    const owed = 45_000_000 - 60 * 187_500;
    const shown = { reference: 'r', reserveCents: missing };
    await expect(
      enterRecovery(test.context, admins[0], { id, cents: 1_000_000, ...shown, reserveCents: 0 }),
    ).rejects.toMatchObject({ code: 'EXIT_CHANGED' });
    await expect(
      enterRecovery(test.context, admins[0], { id, cents: owed + 1, ...shown }),
    ).rejects.toMatchObject({ code: 'RECOVERY_TOO_HIGH' });
    await expectRecovery(test.context, admins[0], { id, cents: owed, reason: 'appraised' });
    const { approvalId } = await enterRecovery(test.context, admins[0], {
      id,
      cents: 1_000_000,
      ...shown,
    });
    const again = { id, cents: 1_000_000, ...shown };
    await expect(enterRecovery(test.context, admins[1], again)).rejects.toMatchObject({
      code: 'PAYMENT_REPEATED',
    });
    await confirmApproval(test.context, admins[1], { id: approvalId });
    const recovered = await seats.balances();
    expect(recovered.reserve).toBe(before.reserve);
    expect(recovered.fund).toBe((topped.fund ?? 0) - (1_000_000 - missing));
    test.clock.set('2031-07-15T03:00:00Z');
    await topUpTerminated(test.context);
    expect((await seats.balances()).fund).toBe(recovered.fund);
    expect(await seats.findFault()).toBeUndefined();
  });

  it('settles what the arrears end in the same way, also where no home was bought', async () => {
    const { seats, seat, status } = await begin();
    await seats.award(seat);
    // Instalment 61 was due on 5 May: the seat is terminated 90 days later.
    for (const day of ['2031-05-05', '2031-07-24', '2031-08-03']) {
      test.clock.set(`${day}T18:00:00Z`);
      await runContributions(test.context);
    }
    expect(await status()).toBe('handed_back');
    const expected = vectors.settlements['hand back at 60'];
    expect(await seats.balances()).toMatchObject({
      'credits-set-aside': 0,
      'owed-to-members': -expected.payout,
    });
    expect(await seats.findFault()).toBeUndefined();
  });
});
