import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { confirmApproval } from '#features/approvals/server/decide-approval.ts';
import { workOutCompletion } from '#features/completion/server/work-out-completion.ts';
import { findContributionsOf } from '#features/contributions/paying/server/payment-queries.ts';
import { markSettled } from '#features/contributions/server/accounts/settle-account.ts';
import { readPosition } from '#features/ledger/server/reading/read-balances.ts';
import { payouts } from '#features/payouts/server/tables.ts';
import { inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { returnPayment } from '#testing/scenes/return-payment.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { createSeeded } from '#testing/seeded.ts';
import { useTestApp } from '#testing/test-app.ts';
import { exitSection } from './person-section.ts';
import { findExitOf } from './queries.ts';
import { enterRecovery } from './recover.ts';
import type { ExitRow } from './tables.ts';
import { topUpTerminated } from './top-up.ts';

const V = 45_000_000;
const FUND_PART = 187_500;
const INSTALMENT = 234_400;
const DEPOSIT = 20_000;
const ANA = 'ana@example.com';

/** By how much a member is better off with one statement than with another, in cents. */
const betterBy = (one: ExitRow, other: ExitRow) =>
  one.refundCents - one.owesCents - (other.refundCents - other.owesCents);

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
    const giveBack = (id: string, cents: number) => returnPayment(test, id, cents);
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
      membershipId,
      settle: () => inTransaction(test.context, (tx) => markSettled(tx, [membershipId])),
      /** All that a terminated seat owes is recovered from its home. */
      recover: async () => {
        const [one, other] = (await makeAdmins(test, 2)) as [Session, Session];
        const owing = await findExitOf(test.context.db, membershipId);
        const { approvalId } = await enterRecovery(test.context, one, {
          id: owing?.id ?? '',
          cents: owing?.owesCents ?? 0,
          reference: 'WIRE 1',
          reserveCents: 0,
        });
        await confirmApproval(test.context, other, { id: approvalId });
      },
      payouts: () => test.context.db.select().from(payouts).orderBy(payouts.owedAt),
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
    const { seats, many, giveBack, terminate, exit } = await begin();
    await terminate();
    const owed = V - 62 * FUND_PART;
    await giveBack(many, INSTALMENT - 20_000);
    expect(await exit()).toMatchObject({
      owesCents: owed + FUND_PART - 20_000,
      recoveredFundCents: 20_000,
    });
    await giveBack(many, INSTALMENT - 20_000 + 100);
    expect(await exit()).toMatchObject({ owesCents: owed + FUND_PART - 20_000 + 100 });
    await giveBack(many, 0);
    expect(await exit()).toMatchObject({ owesCents: owed });
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

  it('refunds also what is left of an instalment that is open again', async () => {
    const { seats, seat, many, giveBack, exit, position } = await begin();
    await seats.change(seat, 'cancelled');
    const { refundCents: before = 0, payoutCents } = (await exit()) ?? {};
    // The fees of the instalment cover the first of it.
    await giveBack(many, 20_000);
    expect(await exit()).toMatchObject({ refundCents: before, payoutCents });
    await giveBack(many, INSTALMENT - 20_000);
    expect(await exit()).toMatchObject({ refundCents: before - FUND_PART + 20_000 });
    await giveBack(many, 60 * INSTALMENT - DEPOSIT);
    const refundCents = 2 * FUND_PART + DEPOSIT;
    expect(await exit()).toMatchObject({ refundCents, owesCents: 0 });
    expect(await position()).toMatchObject({ fund: -refundCents });
    expect(await seats.findFault()).toBeUndefined();
  });

  it('keeps the deposit once instalment 1 is open again', async () => {
    const { seats, seat, many, first, second, giveBack, exit } = await begin();
    await seats.change(seat, 'cancelled');
    await giveBack(first, INSTALMENT);
    await giveBack(second, INSTALMENT);
    await giveBack(many, 60 * INSTALMENT - DEPOSIT);
    expect(await exit()).toMatchObject({ refundCents: 0, payoutCents: 0, owesCents: 0 });
    expect(await seats.findFault()).toBeUndefined();
  });

  it.each(['cancelled', 'terminated'] as const)(
    'is as before once the bank has reversed every return of a %s seat',
    async (end) => {
      const { seats, seat, many, first, second, giveBack, terminate, exit, position } =
        await begin();
      await (end === 'terminated' ? terminate() : seats.change(seat, 'cancelled'));
      const before = await exit();
      const { below: next } = createSeeded(end.length);
      const payments = [many, first, second].map((id) => ({
        id,
        cents: (id === many ? 60 : 1) * INSTALMENT - (id === many ? DEPOSIT : 0),
      }));
      const returned = new Map<string, number>();
      for (let step = 0; step < 20; step += 1) {
        const one = payments[next(3)];
        if (!one) throw new Error('there are three');
        const cents = [0, one.cents, next(one.cents + 1)][next(3)] ?? 0;
        returned.set(one.id, cents);
        await giveBack(one.id, cents);
        const now = await exit();
        const sum = [...returned.values()].reduce((total, part) => total + part, 0);
        const lost = before && now ? betterBy(now, before) : Number.NaN;
        // Never more than what was returned, never better off than without a return.
        expect(lost).toBeGreaterThanOrEqual(-sum);
        expect(lost).toBeLessThanOrEqual(0);
        expect(now?.payoutCents).toBe(before?.payoutCents);
        if (end === 'cancelled') {
          expect(0 - ((await position()).fund ?? 0)).toBe(now?.refundCents);
        }
      }
      for (const { id } of payments) await giveBack(id, 0);
      const { refundCents, owesCents, payoutCents } = (await exit()) ?? {};
      expect({ refundCents, owesCents, payoutCents }).toEqual({
        refundCents: before?.refundCents,
        owesCents: before?.owesCents,
        payoutCents: before?.payoutCents,
      });
      expect(await exit()).toMatchObject({ countedCents: 0 });
      expect(await seats.findFault()).toBeUndefined();
    },
  );

  it('settles what a bank had taken before the end and gives back after it', async () => {
    const { seats, seat, first, second, giveBack, exit, position, payouts } = await begin();
    await giveBack(first, INSTALMENT);
    await giveBack(second, INSTALMENT);
    await seats.change(seat, 'cancelled');
    expect(await exit()).toMatchObject({ refundCents: 60 * FUND_PART, payoutCents: 0 });
    await giveBack(first, 0);
    expect(await exit()).toMatchObject({ refundCents: 61 * FUND_PART, payoutCents: 0 });
    await giveBack(second, 200_000);
    expect(await exit()).toMatchObject({ refundCents: 61 * FUND_PART, payoutCents: 34_400 });
    expect(await payouts()).toMatchObject([{ kind: 'unapplied', cents: 34_400 }]);
    expect(await position()).toMatchObject({ 'owed-to-members': -34_400, unapplied: 0 });
    expect(await seats.findFault()).toBeUndefined();
  });

  it('counts such money toward the debt of a terminated seat', async () => {
    const { seats, second, giveBack, terminate, exit, position } = await begin();
    await giveBack(second, INSTALMENT);
    await terminate();
    const owed = V - 61 * FUND_PART;
    expect(await exit()).toMatchObject({ owesCents: owed });
    await giveBack(second, 200_000);
    expect(await exit()).toMatchObject({ owesCents: owed - 34_400, recoveredFundCents: 34_400 });
    expect((await position()).unapplied ?? 0).toBe(0);
    expect(await seats.findFault()).toBeUndefined();
  });

  it('gives a seat that was drawn what its refund lacked, without the fees', async () => {
    const { seats, seat, many, first, second, giveBack, exit, settle } = await begin();
    await seats.change(seat, 'cancelled');
    const before = await exit();
    await giveBack(second, INSTALMENT - FUND_PART);
    expect(await exit()).toMatchObject({ refundCents: before?.refundCents });
    await giveBack(first, INSTALMENT);
    await giveBack(many, 5 * INSTALMENT);
    const drawn = (await exit())?.refundCents ?? 0;
    await settle();
    const lacked = (before?.refundCents ?? 0) - drawn;
    for (const id of [second, many, first]) {
      await giveBack(id, 0);
      expect((await exit())?.payoutCents).toBeLessThanOrEqual(lacked);
    }
    expect(await exit()).toMatchObject({ refundCents: drawn, payoutCents: lacked });
    expect(lacked).toBeGreaterThan(5 * FUND_PART);
    expect(await seats.findFault()).toBeUndefined();
  });

  it('pays what a bank gives back once the whole debt of a terminated seat was recovered', async () => {
    const { seats, second, giveBack, terminate, exit, payouts, recover } = await begin();
    await giveBack(second, INSTALMENT);
    await terminate();
    await recover();
    await giveBack(second, 100_000);
    expect(await exit()).toMatchObject({ payoutCents: INSTALMENT - 100_000 });
    // With the rest the instalment is complete, and a fund part less is owed than was recovered.
    await giveBack(second, 0);
    const { owesCents = 0, recoveredCents = 0, payoutCents = 0 } = (await exit()) ?? {};
    expect(owesCents).toBe(recoveredCents);
    const paid = (await payouts()).reduce((sum, { cents }) => sum + cents, 0);
    expect(paid).toBe(payoutCents);
    expect(payoutCents).toBeGreaterThanOrEqual(FUND_PART);
    expect(await seats.findFault()).toBeUndefined();
  });

  it('lowers the claim at completion as the statement says', async () => {
    const { seats, seat, second, giveBack, exit, membershipId } = await begin();
    await seats.change(seat, 'cancelled');
    await giveBack(second, INSTALMENT - FUND_PART);
    const closing = await workOutCompletion(test.context, seats.group.id);
    const mine = closing.seats.find(({ membership }) => membership.id === membershipId);
    expect(mine?.claim).toBe((await exit())?.refundCents);
  });

  it('is owed by the member of a seat that was settled, until the bank reverses it', async () => {
    const { seats, seat, second, giveBack, exit, position, subjects } = await begin();
    await seats.award(seat);
    await seats.change(seat, 'handed_back');
    const before = await exit();
    await giveBack(second, INSTALMENT);
    expect(await exit()).toMatchObject({
      payoutCents: before?.payoutCents,
      owesCents: INSTALMENT,
      lines: [...(before?.lines ?? []), { key: 'returned_owed', cents: -INSTALMENT, adds: true }],
    });
    expect(await position()).toMatchObject({ 'owed-by-members': INSTALMENT });
    expect(
      (await subjects()).filter((subject) => subject.startsWith('Your statement')),
    ).toHaveLength(2);
    const { db, clock, payments, config } = test.context;
    const ana = { userId: before?.userId ?? '', email: ANA, applicationIds: [], membershipIds: [] };
    const owed = await exitSection.read(
      { db, clock, payments, config, viewerId: ana.userId },
      ana,
      50,
    );
    expect(owed).toMatchObject([{ cents: INSTALMENT, state: { label: 'owed by the member' } }]);
    await giveBack(second, 0);
    expect(await exit()).toMatchObject({ lines: before?.lines, owesCents: 0 });
    expect(await position()).toMatchObject({ 'owed-by-members': 0, unapplied: 0 });
    expect(await seats.findFault()).toBeUndefined();
  });
});
