import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { postEntry } from '#features/ledger/server/posting/post-entry.ts';
import { recordPayout, returnPayout, revealPayee } from '#features/payouts/server/record-payout.ts';
import { requestPayout } from '#features/payouts/server/request-payout.ts';
import { saveTitleCompanyDetails } from '#features/payouts/server/save-bank-details.ts';
import { inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { finishAssembly } from '#testing/scenes/finish-assembly.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { approvePayout, BANK_DETAILS } from '#testing/scenes/pay-out.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';
import { moveAward } from './move-award.ts';
import { findAwardOf } from './queries.ts';

const CREDIT = 45_000_000;
const HELD = 18_000_000;

describe('a credit that is held because the money of its bid went back', () => {
  const test = useTestApp();

  async function begin() {
    const seats = await runSeats(test, { capacity: 2 });
    const admins = (await makeAdmins(test, 2)) as [Session, Session];
    test.clock.set('2028-04-20T18:00:00Z');
    await seats.pay(1, 24);
    await seats.pay(2, 239);
    await seats.award(1);
    const { id: membershipId } = seats.of(1);
    const { db } = test.context;
    await db.execute(
      sql`update awards set address = 'a', price_cents = 45000000, seller = 's', title_company = 't'`,
    );
    const id = (await findAwardOf(db, membershipId))?.id ?? '';
    const close = () =>
      moveAward(test.context, admins[0], {
        id,
        step: 'closing',
        turn: 'cooperative',
        reason: 'r',
      });
    /** As `bringCreditInLine` does when a bank returns a bid's money. */
    const hold = async () => {
      const assemblyId = await finishAssembly(test, seats.group.id, 23);
      const pickId = test.context.randomness.id();
      await db.execute(
        sql`insert into assembly_picks (id, assembly_id, group_id, number, kind, seat, membership_id, status,
            instalments, bid_fund_cents, start_by, pay_by, decided_at, available_cents, passed, settled_at)
          values (${pickId}, ${assemblyId}, ${seats.group.id}, 1, 'bid', 1, ${membershipId}, 'awarded',
            96, ${HELD}, now(), now(), now(), 0, 0, now())`,
      );
      await db.execute(
        sql`insert into bid_credit_holds (pick_id, held_cents, times, since, make_good_by)
          values (${pickId}, ${HELD}, 1, now(), now())`,
      );
      await inTransaction(test.context, (tx) =>
        postEntry(tx, {
          book: seats.group.mode,
          scope: groupScope(seats.group.id),
          key: `credit-held-again:${pickId}:1`,
          kind: 'credit-held-again',
          subjectId: pickId,
          effectiveOn: '2028-04-20',
          legs: [
            { account: 'credits-set-aside', cents: HELD, membershipId },
            { account: 'fund', cents: -HELD, membershipId },
          ],
        }),
      );
    };
    const payoutId = async () => {
      const [row] = await selectRows<{ id: string }>(db, sql`select id from payouts`);
      return row?.id ?? '';
    };
    return { seats, admins, id, close, hold, payoutId };
  }
  const ON_HOLD = { code: 'AWARD_ON_HOLD' };

  it('cannot be closed', async () => {
    const { close, hold, payoutId } = await begin();
    await hold();
    await expect(close()).rejects.toMatchObject(ON_HOLD);
    expect(await payoutId()).toBe('');
  });

  it('is not sent by anybody after the closing, and stays bought until the bank returns the price', async () => {
    const { seats, admins, id, close, hold, payoutId } = await begin();
    await saveTitleCompanyDetails(test.context, admins[0], id, BANK_DETAILS);
    test.clock.advanceDays(3);
    await close();
    const payout = { id: await payoutId() };
    const { approvalId } = await requestPayout(test.context, admins[0], payout);
    await approvePayout(test.context, admins[1], approvalId);
    await hold();
    await expect(revealPayee(test.context, admins[0], payout)).rejects.toMatchObject(ON_HOLD);
    // The wire was already sent.
    const before = await seats.balances();
    await recordPayout(test.context, admins[0], {
      ...payout,
      bankReference: 'FT 1',
      paidOn: '2028-04-23',
    });
    const after = await seats.balances();
    expect(after['credits-set-aside']).toBe(0);
    expect(after.fund).toBe((before.fund ?? 0) + HELD);
    const [left] = await selectRows(
      test.context.db,
      sql`select held_cents::int as held from bid_credit_holds`,
    );
    expect(left).toEqual({ held: 0 });
    // Once the bank returns the price, the home is not bought any more.
    await returnPayout(test.context, admins[0], { ...payout, reason: 'closed' });
    expect(await seats.balances()).toMatchObject({
      'credits-set-aside': HELD - CREDIT,
      fund: before.fund,
    });
    await expect(requestPayout(test.context, admins[0], payout)).rejects.toMatchObject(ON_HOLD);
    expect(await seats.findFault()).toBeUndefined();
  });
});
