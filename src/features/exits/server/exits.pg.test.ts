import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { moveAward } from '#features/awards/server/move-award.ts';
import { findAwardOf } from '#features/awards/server/queries.ts';
import { recordPayout } from '#features/payouts/server/record-payout.ts';
import { requestPayout } from '#features/payouts/server/request-payout.ts';
import { saveTitleCompanyDetails } from '#features/payouts/server/save-bank-details.ts';
import type { Session } from '#platform/routes.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { approvePayout, BANK_DETAILS } from '#testing/scenes/pay-out.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';

describe('handing back and paying out at the same time', () => {
  const test = useTestApp();

  it('either sends the price or gives the credit back, never both', async () => {
    const seats = await runSeats(test, { capacity: 2 });
    const admins = (await makeAdmins(test, 2)) as [Session, Session];
    await seats.pay(2, 239);
    await seats.pay(1, 2);
    await seats.award(1);
    const { id: membershipId } = seats.of(1);
    const award = await findAwardOf(test.context.db, membershipId);
    const id = award?.id ?? '';
    await test.context.db.execute(
      sql`update awards set address = 'a', price_cents = 45000000, seller = 's', title_company = 't'`,
    );
    await saveTitleCompanyDetails(test.context, admins[0], id, BANK_DETAILS);
    test.clock.advanceDays(3);
    const move = { id, turn: 'cooperative', reason: 'r' } as const;
    await moveAward(test.context, admins[0], { ...move, step: 'closing' });
    const [owed] = await selectRows<{ id: string }>(test.context.db, sql`select id from payouts`);
    const payoutId = owed?.id ?? '';
    // A payout is requested while the member hands back: one of the two is refused.
    const [handBack, ask] = await Promise.allSettled([
      seats.change(1, 'handed_back'),
      requestPayout(test.context, admins[0], { id: payoutId }),
    ]);
    expect([handBack.status, ask.status].sort()).toEqual(['fulfilled', 'rejected']);
    if (ask.status === 'fulfilled') {
      await approvePayout(test.context, admins[1], ask.value.approvalId);
      const sent = { id: payoutId, bankReference: 'FT', paidOn: '2026-03-25' };
      const results = await Promise.allSettled([
        recordPayout(test.context, admins[0], sent),
        seats.change(1, 'handed_back'),
        recordPayout(test.context, admins[1], sent),
      ]);
      expect(results[1]?.status).toBe('rejected');
    }
    expect(await seats.balances()).toMatchObject({ 'credits-set-aside': 0 });
    expect(await seats.findFault()).toBeUndefined();
  });
});
