import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { readApplicationByEmail } from '#features/applications/server/read-application.ts';
import { confirmApproval } from '#features/approvals/server/decide-approval.ts';
import { moveAward } from '#features/awards/server/move-award.ts';
import { findAwardOf } from '#features/awards/server/queries.ts';
import { readAccount } from '#features/contributions/server/accounts/settle-account.ts';
import { readPaidSoFar } from '#features/contributions/server/accounts/transfer-account.ts';
import { earnAdministration } from '#features/contributions/server/earn-administration.ts';
import { enterRecovery } from '#features/exits/server/recover.ts';
import { enterSale, previewSale } from '#features/exits/server/sell-home.ts';
import { topUpTerminated } from '#features/exits/server/top-up.ts';
import { startGroups } from '#features/groups/server/formation/start-groups.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import { listHolders } from '#features/memberships/server/read-memberships.ts';
import { enterTransferPayment } from '#features/transfers/server/complete-transfer.ts';
import { acceptSeat, offerSeat } from '#features/transfers/server/offer-seat.ts';
import type { Session } from '#platform/routes.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { finishAssembly } from '#testing/scenes/finish-assembly.ts';
import { takePaidPlace } from '#testing/scenes/form-group.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { payOutAll } from '#testing/scenes/pay-out.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { createSeeded } from '#testing/seeded.ts';
import { useTestApp } from '#testing/test-app.ts';
import { enterCompletion, previewCompletion } from './complete-group.ts';

const SEATS = 4;
/** What may happen to a seat. Somebody has to pay for the homes, so the first seat stays. */
const ENDINGS = [
  'cancelled',
  'terminated',
  'sold',
  'handed_back',
  'bought',
  'transferred',
] as const;
const NEWCOMER = 'newcomer@example.com';

describe('a group that lives to its end', () => {
  const test = useTestApp();

  async function begin(seed: number) {
    const chance = createSeeded(seed);
    const seats = await runSeats(test, { capacity: SEATS });
    const admins = (await makeAdmins(test, 2)) as [Session, Session];
    const [enters, confirms] = admins;
    const confirm = ({ approvalId }: { approvalId: string }) =>
      confirmApproval(test.context, confirms, { id: approvalId });
    const idOf = (seat: number) => seats.of(seat).id;
    const buy = async (seat: number) => {
      await seats.award(seat);
      const price = 30_000_000 + chance.below(15_000_000);
      await test.context.db.execute(
        sql`update awards set address = 'a', price_cents = ${price}, seller = 's', title_company = 't'
          where membership_id = ${idOf(seat)}`,
      );
      const id = (await findAwardOf(test.context.db, idOf(seat)))?.id ?? '';
      const move = { id, step: 'closing', turn: 'cooperative', reason: 'r' } as const;
      await moveAward(test.context, enters, { ...move, expensesCents: chance.below(6_000_000) });
      await payOutAll(test, admins);
    };
    const sell = async (seat: number) => {
      const of = { membershipId: idOf(seat), netSaleCents: 20_000_000 + chance.below(40_000_000) };
      const { payoutCents, owesCents } = await previewSale(test.context, of);
      const sale = { ...of, receivedOn: '2030-04-20', reference: 'r', payoutCents, owesCents };
      await confirm(await enterSale(test.context, enters, sale));
    };
    const recover = async () => {
      const [exit] = await selectRows<{ id: string; owes: number; added: number }>(
        test.context.db,
        sql`select id, owes_cents::int as owes, topped_up_cents::int as added from exits
          where kind = 'terminated'`,
      );
      if (!exit || exit.owes === 0) return;
      const cents = 1 + chance.below(exit.owes);
      const shown = { reference: exit.id, reserveCents: Math.min(cents, exit.added) };
      await confirm(await enterRecovery(test.context, enters, { id: exit.id, cents, ...shown }));
    };
    const transfer = async (seat: number) => {
      await takePaidPlace(test.context, '450', { email: NEWCOMER });
      await signInAsMember(test, NEWCOMER);
      const toUserId = (await readApplicationByEmail(test.context, NEWCOMER))?.userId ?? '';
      const session = (userId: string): Session => ({
        userId,
        email: NEWCOMER,
        isEmailVerified: true,
        isAdmin: false,
      });
      const offer = { membershipId: idOf(seat), email: NEWCOMER, signature: 's' };
      const { id } = await offerSeat(test.context, session(seats.of(seat).userId), offer);
      const account = await readAccount(test.context, idOf(seat));
      const amountCents = account ? (await readPaidSoFar(test.context, account)).totalCents : 0;
      const signed = { id, priceCents: amountCents, signature: 's' };
      await acceptSeat(test.context, session(toUserId), signed);
      const paid = { id, amountCents, reference: `price of ${id}` };
      await confirm(await enterTransferPayment(test.context, enters, paid));
      const holders = await listHolders(test.context, seats.group.id);
      const made = holders.find((holder) => holder.seat === seat);
      if (made) seats.members[seat - 1] = made;
    };
    return { chance, seats, admins, confirm, buy, sell, recover, transfer };
  }

  it.each([1, 2])('ends with books that balance and nothing left behind (%i)', async (seed) => {
    const life = await begin(seed);
    const { chance, seats, admins } = life;
    test.clock.set('2030-04-20T18:00:00Z');
    const all = Array.from({ length: SEATS }, (_, index) => index + 1);
    for (const seat of all) await seats.pay(seat, 1 + chance.below(48));
    for (const seat of all) {
      if (chance.below(3) === 0) await seats.pay(seat, 1 + chance.below(100), { fromEnd: true });
    }
    await seats.pay(1, 100);
    // Each life has half of the endings, in an order of its own.
    const half = ENDINGS.length / 2;
    const endings = ENDINGS.slice(half * (seed - 1), half * seed);
    for (const [index, ending] of chance.shuffle(endings).entries()) {
      const seat = index + 2;
      if (ending === 'cancelled') await seats.change(seat, 'cancelled');
      if (ending === 'transferred') await life.transfer(seat);
      if (ending === 'handed_back') {
        await seats.award(seat);
        await seats.change(seat, 'handed_back');
      }
      if (ending === 'bought' || ending === 'sold' || ending === 'terminated') await life.buy(seat);
      if (ending === 'sold') await life.sell(seat);
      if (ending === 'terminated') await seats.change(seat, 'terminated');
      expect(await seats.findFault()).toBeUndefined();
    }
    const groupId = seats.group.id;
    const early = await previewCompletion(test.context, { groupId });
    await expect(
      enterCompletion(test.context, admins[0], { groupId, ...early }),
    ).rejects.toMatchObject({ code: 'COMPLETION_BLOCKED' });
    // Those who stay pay to the end.
    test.clock.set('2046-06-20T18:00:00Z');
    await startGroups(test.context);
    for (const { seat, id, status } of await listHolders(test.context, groupId)) {
      if (status !== 'active' && status !== 'awarded') continue;
      const account = await readAccount(test.context, id);
      const left = 240 - (account?.paid ?? 0) - (account?.prepaid ?? 0);
      if (left > 0) await seats.pay(seat, left);
    }
    await topUpTerminated(test.context);
    await life.recover();
    // The months of the assemblies are not played here: the last one counts as held.
    await finishAssembly(test, groupId, 240);
    await earnAdministration(test.context);
    const preview = await previewCompletion(test.context, { groupId });
    expect(preview.blockers).toEqual([]);
    expect(preview.claimsPaidCents + preview.sharesCents).toBe(preview.moneyCents);
    const shown = { groupId, ...preview };
    await expect(
      enterCompletion(test.context, admins[0], { ...shown, sharesCents: 1 }),
    ).rejects.toMatchObject({ code: 'COMPLETION_CHANGED' });
    await life.confirm(await enterCompletion(test.context, admins[0], shown));
    await payOutAll(test, admins);
    const { administration = 0, cash = 0, ...rest } = await seats.balances();
    const { 'owed-by-members': owed = 0, ...others } = rest;
    expect(Object.values(others).filter((cents) => cents !== 0)).toEqual([]);
    // What is left in cash, or owed after a poor sale, is the cooperative's income.
    expect(cash + owed + administration).toBe(0);
    expect(await seats.findFault()).toBeUndefined();
    // Nobody got more than their statement says, and what both admins were shown was paid.
    const wrong = await selectRows(
      test.context.db,
      sql`select e.kind from exits e where e.kind <> 'cancelled' and e.payout_cents <> (
        select coalesce(sum(p.cents), 0) from payouts p
        where p.membership_id = e.membership_id and p.account = 'owed-to-members' and p.state = 'paid')`,
    );
    expect(wrong).toEqual([]);
    expect(await previewCompletion(test.context, { groupId })).toEqual({
      ...preview,
      isCompleted: true,
      seats: preview.seats.filter((seat) => seat.claimPaidCents + seat.shareCents > 0),
    });
    expect((await readGroup(test.context, groupId))?.status).toBe('completed');
  });
});
