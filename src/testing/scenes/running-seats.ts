import { verifyContributions } from '#features/contributions/admin/server/verify-contributions.ts';
import { receiveMoney } from '#features/contributions/paying/server/move-money.ts';
import { insertContribution } from '#features/contributions/paying/server/payment-queries.ts';
import { lockAccount } from '#features/contributions/server/accounts/account-queries.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { postEntry } from '#features/ledger/server/posting/post-entry.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { changeMembership } from '#features/memberships/server/change-membership.ts';
import type { PlanId } from '#features/plans/plans.ts';
import { creditOf, totalOf } from '#features/program-rules/schedule.ts';
import { inTransaction } from '#platform/context.ts';
import type { TestApp } from '../test-app.ts';
import { formGroup } from './form-group.ts';

/** A small running group; the test makes its seats pay and be awarded. Month 1 is May 2026. */
export async function runSeats(
  test: TestApp,
  { capacity, planId = '450', emails }: { capacity: number; planId?: PlanId; emails?: string[] },
) {
  test.clock.set('2026-03-20T18:00:00Z');
  const formed = await formGroup(test, { capacity, planId, ...(emails ? { emails } : {}) });
  const { group, members } = formed;
  const scope = groupScope(group.id);
  const of = (seat: number) => {
    const member = members[seat - 1];
    if (!member) throw new Error(`no seat ${seat}`);
    return member;
  };
  return {
    ...formed,
    of,
    /** Posts a seat's payment for the next n instalments, or the last n of the term. */
    async pay(seat: number, n: number, { fromEnd = false } = {}): Promise<void> {
      const membershipId = of(seat).id;
      await inTransaction(test.context, async (tx) => {
        const account = await lockAccount(tx.db, membershipId);
        if (!account) throw new Error('the seat has no account');
        const last = 240 - account.prepaid;
        const cents = fromEnd
          ? totalOf(planId, last - n + 1, last).amount
          : totalOf(planId, account.paid + 1, account.paid + n).amount - account.unappliedCents;
        const now = tx.clock.now();
        const [payment] = await insertContribution(tx.db, [
          {
            id: tx.randomness.id(),
            membershipId,
            kind: fromEnd ? 'prepayment' : 'manual',
            state: 'succeeded',
            amountCents: cents,
            instalments: fromEnd ? n : 0,
            method: 'test',
            countedAt: now,
            createdAt: now,
            updatedAt: now,
          },
        ]);
        if (payment) await receiveMoney(tx, account, payment, { cents, countedAt: now });
      });
    },
    /** Selects a seat as an assembly does: its credit is set aside, and it is awarded. */
    async award(seat: number): Promise<void> {
      const { id: membershipId } = of(seat);
      const cents = creditOf(planId);
      await inTransaction(test.context, async (tx) => {
        await postEntry(tx, {
          book: group.mode,
          scope,
          key: `credit-awarded:${membershipId}`,
          kind: 'credit-awarded',
          subjectId: membershipId,
          effectiveOn: '2026-06-15',
          legs: [
            { account: 'fund', cents, membershipId },
            { account: 'credits-set-aside', cents: -cents, membershipId },
          ],
        });
        await changeMembership(tx, { membershipId, to: 'awarded', reason: 'test' });
      });
    },
    async change(seat: number, to: 'cancelled' | 'handed_back' | 'terminated'): Promise<void> {
      const { id: membershipId } = of(seat);
      await inTransaction(test.context, (tx) =>
        changeMembership(tx, { membershipId, to, reason: 'test' }),
      );
    },
    balances: () => readBalances(test.context.db, { book: group.mode, scope }),
    /** The first fault in the ledger, if any. */
    async findFault(): Promise<string | undefined> {
      const { db } = test.context;
      return (
        (await verifyLedger(db)).difference ??
        (await verifyContributions(db)).difference ??
        undefined
      );
    },
  };
}
