import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { confirmApproval } from '#features/approvals/server/decide-approval.ts';
import { moveAward } from '#features/awards/server/move-award.ts';
import { findAwardOf } from '#features/awards/server/queries.ts';
import { earnAdministration } from '#features/contributions/server/earn-administration.ts';
import { readAccount } from '#features/contributions/server/settle-account.ts';
import { topUpTerminated } from '#features/exits/server/top-up.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import { startGroups } from '#features/groups/server/start-groups.ts';
import { listHolders } from '#features/memberships/server/read-memberships.ts';
import type { Session } from '#platform/routes.ts';
import { finishAssembly } from '#testing/finish-assembly.ts';
import { makeAdmins } from '#testing/make-admins.ts';
import { payOutAll } from '#testing/pay-out.ts';
import { runSeats } from '#testing/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';
import { enterCompletion, previewCompletion } from './complete-group.ts';

/** A stream of numbers that is the same for the same seed. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const SEATS = 4;

describe('a group that lives to its end', () => {
  const test = useTestApp();

  it.each([1, 2, 3])('ends with books that balance and nothing left behind (%i)', async (seed) => {
    const next = numbers(seed);
    const seats = await runSeats(test, { capacity: SEATS });
    const admins = (await makeAdmins(test, 2)) as [Session, Session];
    test.clock.set('2030-04-20T18:00:00Z');
    const all = Array.from({ length: SEATS }, (_, index) => index + 1);
    for (const seat of all) await seats.pay(seat, 1 + next(48));
    for (const seat of all)
      if (next(3) === 0) await seats.pay(seat, 1 + next(100), { fromEnd: true });
    /** What a life may do to a seat; the last one does nothing. */
    const endings = ['cancelled', 'handed_back', 'terminated', 'bought', 'stays'] as const;
    const chosen = all.map(() => endings[next(endings.length)] ?? 'stays');
    // Somebody has to pay for the homes: no more than one seat stops paying for its own.
    chosen[0] = 'stays';
    for (const [index, ending] of chosen.entries()) {
      if (ending === 'terminated' && chosen.indexOf('terminated') < index) chosen[index] = 'bought';
    }
    await seats.pay(1, 100);
    for (const [index, ending] of chosen.entries()) {
      const seat = index + 1;
      if (ending === 'cancelled') await seats.change(seat, 'cancelled');
      if (ending === 'handed_back' || ending === 'terminated' || ending === 'bought') {
        await seats.award(seat);
      }
      if (ending === 'handed_back') await seats.change(seat, 'handed_back');
      if (ending === 'terminated' || ending === 'bought') {
        const { id: membershipId } = seats.of(seat);
        const price = 30_000_000 + next(15_000_000);
        await test.context.db.execute(
          sql`update awards set address = 'a', price_cents = ${price}, seller = 's', title_company = 't'
            where membership_id = ${membershipId}`,
        );
        const id = (await findAwardOf(test.context.db, membershipId))?.id ?? '';
        const move = { id, step: 'closing', turn: 'cooperative', reason: 'r' } as const;
        await moveAward(test.context, admins[0], { ...move, expensesCents: next(6_000_000) });
        await payOutAll(test, admins);
      }
      const account = await readAccount(test.context, seats.of(seat).id);
      const isPaid = account && account.paid + account.prepaid === 240;
      if (ending === 'terminated' && !isPaid) await seats.change(seat, 'terminated');
      expect(await seats.findFault()).toBeUndefined();
    }
    await expect(
      enterCompletion(test.context, admins[0], {
        groupId: seats.group.id,
        ...(await previewCompletion(test.context, { groupId: seats.group.id })),
      }),
    ).rejects.toMatchObject({
      code: 'COMPLETION_BLOCKED',
    });
    // Who stays pays to the end.
    test.clock.set('2046-06-20T18:00:00Z');
    await startGroups(test.context);
    for (const { seat, id, status } of await listHolders(test.context, seats.group.id)) {
      if (status !== 'active' && status !== 'awarded') continue;
      const account = await readAccount(test.context, id);
      const left = 240 - (account?.paid ?? 0) - (account?.prepaid ?? 0);
      if (left > 0) await seats.pay(seat, left);
    }
    await topUpTerminated(test.context);
    // The months of the assemblies are not played here: the last one counts as held.
    await finishAssembly(test, seats.group.id, 240);
    await earnAdministration(test.context);
    const preview = await previewCompletion(test.context, { groupId: seats.group.id });
    expect(preview.blockers).toEqual([]);
    expect(preview.claimsPaidCents + preview.sharesCents).toBe(preview.moneyCents);
    const shown = { groupId: seats.group.id, ...preview };
    await expect(
      enterCompletion(test.context, admins[0], { ...shown, sharesCents: 1 }),
    ).rejects.toMatchObject({ code: 'COMPLETION_CHANGED' });
    const { approvalId } = await enterCompletion(test.context, admins[0], shown);
    await confirmApproval(test.context, admins[1], { id: approvalId });
    await payOutAll(test, admins);
    const { administration = 0, cash = 0, ...rest } = await seats.balances();
    expect(Object.values(rest).filter((cents) => cents !== 0)).toEqual([]);
    // What is left in cash is what the cooperative earned.
    expect(cash + administration).toBe(0);
    expect(await seats.findFault()).toBeUndefined();
    // What was paid is what both admins were shown.
    expect(await previewCompletion(test.context, { groupId: seats.group.id })).toEqual({
      ...preview,
      isCompleted: true,
      seats: preview.seats.filter((seat) => seat.claimPaidCents + seat.shareCents > 0),
    });
    expect((await readGroup(test.context, seats.group.id))?.status).toBe('completed');
  });
});
