import { describe, expect, it } from 'vitest';
import { groupScope } from '#features/ledger/accounts.ts';
import { readBalances, readPosition } from '#features/ledger/server/reading/read-balances.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { totalAfter, totalOf, totalOfLast } from '#features/program-rules/schedule.ts';
import { inTransaction } from '#platform/context.ts';
import { formGroup } from '#testing/scenes/form-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { verifyContributions } from '../admin/server/verify-contributions.ts';
import { changeReturned } from '../paying/server/change-returned.ts';
import { receiveMoney } from '../paying/server/move-money.ts';
import { findContribution, insertContribution } from '../paying/server/payment-queries.ts';
import { type AccountRow, findAccount, lockAccount } from './accounts/account-queries.ts';
import { runContributions } from './workers.ts';

/** A reproducible stream of numbers. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What a payment brought and what was returned of it: all that a plain model needs. */
type Paid = { id: string; cents: number; returned: number };

describe('the books of a group', () => {
  const test = useTestApp();

  it.each([1, 2, 3])('agree with a plain model after every step (%i)', async (seed) => {
    const next = numbers(seed);
    test.clock.set('2026-03-20T18:00:00Z');
    const planId = seed % 2 === 0 ? '650' : '450';
    const { group, members } = await formGroup(test, { capacity: 2, planId });
    const [member] = members;
    if (!member) throw new Error('nobody joined');
    const membershipId = member.id;
    const paid: Paid[] = [];

    const pay = async () => {
      const account = await read();
      const isPrepayment = next(4) === 0;
      const left = TERM_MONTHS - account.paid - account.prepaid;
      if (left === 0) return;
      const n = Math.min(1 + next(isPrepayment ? 100 : 6), left);
      const last = TERM_MONTHS - account.prepaid;
      const cents = isPrepayment
        ? totalOf(planId, last - n + 1, last).amount
        : 1 + next(totalOf(planId, account.paid + 1, account.paid + n).amount);
      const id = test.context.randomness.id();
      await inTransaction(test.context, async (tx) => {
        const locked = await lockAccount(tx.db, membershipId);
        const now = tx.clock.now();
        const [payment] = await insertContribution(tx.db, [
          {
            id,
            membershipId,
            kind: isPrepayment ? 'prepayment' : 'manual',
            state: 'succeeded',
            amountCents: cents,
            instalments: isPrepayment ? n : 0,
            method: 'test',
            countedAt: now,
            createdAt: now,
            updatedAt: now,
          },
        ]);
        if (locked && payment) await receiveMoney(tx, locked, payment, { cents, countedAt: now });
      });
      paid.push({ id, cents, returned: 0 });
    };

    const giveBack = async () => {
      const one = paid[next(paid.length)];
      if (!one) return;
      // Up and down: a bank may reverse its decision.
      const returned = [0, one.cents, next(one.cents + 1)][next(3)] ?? 0;
      await inTransaction(test.context, async (tx) => {
        const locked = await lockAccount(tx.db, membershipId);
        const payment = await findContribution(tx.db, one.id);
        if (locked && payment) await changeReturned(tx, locked, payment, returned);
      });
      one.returned = returned;
    };

    const read = async (): Promise<AccountRow> => {
      const account = await findAccount(test.context.db, membershipId);
      if (!account) throw new Error('the account is gone');
      return account;
    };

    const check = async () => {
      const account = await read();
      const front = totalAfter(planId, account.paid);
      const end = totalOfLast(planId, account.prepaid);
      const money = paid.reduce((sum, { cents, returned }) => sum + cents - returned, 20_000);
      expect(account.unappliedCents).toBe(money - front.amount - end.amount);
      const position = await readPosition(test.context.db, { membershipId });
      expect(0 - (position.fund ?? 0)).toBe(front.fund + end.fund);
      expect(0 - (position.reserve ?? 0)).toBe(front.reserve + end.reserve);
      expect(0 - (position.unapplied ?? 0)).toBe(account.unappliedCents);
      const administration =
        (position.administration ?? 0) + (position['prepaid-administration'] ?? 0);
      expect(0 - administration).toBe(front.administration + end.administration);
      const scope = groupScope(group.id);
      const { cash } = await readBalances(test.context.db, { book: 'sandbox', scope });
      // The other member's deposit is there too.
      expect(cash).toBe(money + 20_000);
    };

    for (let step = 0; step < 25; step += 1) {
      const kind = next(5);
      if (kind <= 2) await pay();
      else await giveBack();
      if (kind === 4) {
        test.clock.advanceDays(next(25));
        const account = await read();
        if (!account.closedAt) await runContributions(test.context);
      }
      await check();
      if ((await read()).closedAt) break;
    }
    expect((await verifyLedger(test.context.db)).difference).toBeUndefined();
    expect((await verifyContributions(test.context.db)).difference).toBeUndefined();
  });
});
