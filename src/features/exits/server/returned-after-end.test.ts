import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changeReturned } from '#features/contributions/paying/server/change-returned.ts';
import {
  findContribution,
  findContributionsOf,
} from '#features/contributions/paying/server/payment-queries.ts';
import { lockPosition } from '#features/contributions/server/accounts/settle-account.ts';
import { readPosition } from '#features/ledger/server/reading/read-balances.ts';
import { inTransaction } from '#platform/context.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';
import { findExitOf } from './queries.ts';
import { topUpTerminated } from './top-up.ts';

const V = 45_000_000;
const FUND_PART = 187_500;
const INSTALMENT = 234_400;
const ANA = 'ana@example.com';

describe('a payment that is returned after its seat ended', () => {
  const test = useTestApp();

  /** Seat 1 has paid 60 instalments and two more in a payment each; seat 2 fills the fund. */
  async function begin() {
    const seats = await runSeats(test, { capacity: 2, emails: [ANA] });
    const { id: membershipId } =
      seats.members.find(({ applicationId }) => applicationId === seats.people[0]?.applicationId) ??
      seats.of(1);
    const seat = seats.of(1).id === membershipId ? 1 : 2;
    await seats.pay(3 - seat, 239);
    const pay = async (n: number) => {
      test.clock.advanceDays(1);
      await seats.pay(seat, n);
      const [latest] = await findContributionsOf(test.context.db, membershipId);
      return latest?.id ?? '';
    };
    const [many, first, second] = [await pay(60), await pay(1), await pay(1)];
    const giveBack = (id: string, cents: number) =>
      inTransaction(test.context, async (tx) => {
        const account = await lockPosition(tx, membershipId);
        const payment = await findContribution(tx.db, id);
        if (payment) await changeReturned(tx, account, payment, cents);
      });
    /** Terminates the seat after its home was paid for. */
    const terminate = async () => {
      await seats.award(seat);
      await test.context.db.execute(
        sql`update awards set step = 'paid', paid_on = '2031-05-11', address = 'a', price_cents = 45000000, seller = 's',
          title_company = 't' where membership_id = ${membershipId}`,
      );
      test.clock.set('2031-09-01T18:00:00Z');
      await seats.change(seat, 'terminated');
    };
    const subjects = async () => {
      await test.drainJobs();
      return (await test.mailbox(ANA)).map(({ subject }) => subject);
    };
    return {
      seats,
      seat,
      ...{ many, first, second, giveBack, terminate, subjects },
      exit: () => findExitOf(test.context.db, membershipId),
      position: () => readPosition(test.context.db, { membershipId }),
    };
  }

  it('raises what a terminated seat owes by the fund part that is missing again', async () => {
    const { seats, first, second, giveBack, terminate, subjects, exit, position } = await begin();
    await terminate();
    const owed = V - 62 * FUND_PART;
    expect((await exit())?.owesCents).toBe(owed);
    await giveBack(second, INSTALMENT);
    await giveBack(first, INSTALMENT);
    expect(await exit()).toMatchObject({ owesCents: owed + 2 * FUND_PART });
    const lines = (await exit())?.lines.filter(({ adds }) => adds) ?? [];
    expect(lines).toEqual([
      { key: 'debt', cents: -owed, adds: true },
      { key: 'returned', cents: -2 * FUND_PART, adds: true },
    ]);
    expect((await position()).unapplied ?? 0).toBe(0);
    expect(
      (await subjects()).filter((subject) => subject.startsWith('Your statement')),
    ).toHaveLength(3);
    // The reserve tops up what is missing since, as for any other month.
    test.clock.set('2031-10-20T18:00:00Z');
    const before = await seats.balances();
    await topUpTerminated(test.context);
    const after = await seats.balances();
    const missing = (66 - 60) * FUND_PART;
    const reserve = 0 - (before.reserve ?? 0);
    expect((before.fund ?? 0) - (after.fund ?? 0)).toBe(Math.min(missing, reserve));
    expect(await seats.findFault()).toBeUndefined();
  });

  it('counts toward the debt what is left of an instalment that is open again', async () => {
    const { seats, many, giveBack, terminate, exit, position } = await begin();
    await terminate();
    const owed = V - 62 * FUND_PART;
    await giveBack(many, INSTALMENT - 20_000);
    expect(await exit()).toMatchObject({
      owesCents: owed + FUND_PART - 20_000,
      recoveredFundCents: 20_000,
    });
    expect((await position()).unapplied).toBe(0);
    // A dollar opens an instalment of which nearly all is there: nothing more is owed.
    await giveBack(many, INSTALMENT - 20_000 + 100);
    expect(await exit()).toMatchObject({ owesCents: owed + FUND_PART - 20_000 });
    expect(await seats.findFault()).toBeUndefined();
  });

  it('lowers the refund that a cancelled seat waits for', async () => {
    const { seats, seat, second, giveBack, exit, position } = await begin();
    await seats.change(seat, 'cancelled');
    await giveBack(second, INSTALMENT);
    expect(await exit()).toMatchObject({ refundCents: 61 * FUND_PART, owesCents: 0 });
    expect(await position()).toMatchObject({ fund: -61 * FUND_PART });
    expect(await seats.findFault()).toBeUndefined();
  });

  it('leaves the statement of a seat that was settled, whose member owes it', async () => {
    const { seats, seat, second, giveBack, exit, position } = await begin();
    await seats.award(seat);
    await seats.change(seat, 'handed_back');
    const before = await exit();
    await giveBack(second, INSTALMENT);
    expect(await exit()).toEqual(before);
    expect(await position()).toMatchObject({ 'owed-by-members': INSTALMENT });
    expect(await seats.findFault()).toBeUndefined();
  });
});
