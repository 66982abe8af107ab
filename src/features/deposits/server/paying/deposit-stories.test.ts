import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { reconcilePayments } from '#features/payments/server/events/reconcile-payments.ts';
import { syncPayment } from '#features/payments/server/events/sync-payment.ts';
import { findRefundStatus } from '#features/payments/server/returns/return-queries.ts';
import {
  decideDisputeAtSandbox,
  disputeAtSandbox,
  failRefundAtSandbox,
  readOverview,
} from '#providers/payments/sandbox/overview.ts';
import { adminSession } from '#testing/admin-session.ts';
import { approveIncome } from '#testing/scenes/approve-income.ts';
import { applyAndStart, payWith, sandboxOf, stripeOf } from '#testing/scenes/card-payments.ts';
import { useTestApp } from '#testing/test-app.ts';
import { refundDeposit } from '../refunds/refund-deposit.ts';

const STEPS = [
  'refund a part',
  'refund the rest',
  'hold a refund',
  'let a refund arrive',
  'send a refund back',
  'dispute',
  'decide for us',
  'decide for the holder',
  'reopen',
  'settle',
  'want it back',
  'reconcile',
] as const;
type Step = (typeof STEPS)[number];

/** Cases in which money was returned twice, and one of the returns was reversed. */
const TOLD: [Step[]][] = [
  [
    [
      'refund the rest',
      'hold a refund',
      'dispute',
      'decide for the holder',
      'settle',
      'let a refund arrive',
    ],
  ],
  [['refund a part', 'dispute', 'decide for the holder', 'settle', 'send a refund back']],
];

const FULL = 20_000;
const sumOf = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

describe('any sequence of events at the provider', () => {
  // With two places, every second household completes a group.
  const test = useTestApp({ session: adminSession, settings: { GROUP_CAPACITY: '2' } });

  async function paid(email: string) {
    const { applicationId, clientSecret, paymentId } = await applyAndStart(test, email);
    await approveIncome(test.context, applicationId);
    await payWith(test, clientSecret);
    const settled = await syncPayment(test.context, paymentId);
    return { paymentId, depositId: settled?.payment.id ?? '' };
  }
  type Paid = Awaited<ReturnType<typeof paid>>;

  const seenAtProvider = async (paymentId: string) => {
    const { payments } = await readOverview(sandboxOf(test));
    const payment = payments.find(({ id }) => id === paymentId);
    return { refunds: payment?.refunds ?? [], dispute: payment?.disputes[0] };
  };

  async function take({ paymentId, depositId }: Paid, step: Step): Promise<void> {
    const { refunds, dispute } = await seenAtProvider(paymentId);
    const sandbox = sandboxOf(test);
    const last = (status: string) => refunds.findLast((one) => one.status === status)?.id ?? '';
    const setRefund = (id: string, status: string) =>
      test.context.db.execute(sql`update sandbox_refunds set status = ${status} where id = ${id}`);
    const refund = (part: { amount?: number }) =>
      // Refunds of disputed or refunded money are refused.
      stripeOf(test)
        .refunds.create({ payment_intent: paymentId, ...part })
        .catch(() => undefined);
    const decide = async (status: 'won' | 'lost') =>
      dispute && decideDisputeAtSandbox(sandbox, dispute.id, status);
    const ways: Record<Step, () => Promise<unknown>> = {
      'refund a part': () => refund({ amount: 5_000 }),
      'refund the rest': () => refund({}),
      // A refund recorded as made is no longer pending.
      'hold a refund': async () =>
        (await findRefundStatus(test.context.db, last('succeeded'))) ||
        setRefund(last('succeeded'), 'pending'),
      'let a refund arrive': () => setRefund(last('pending'), 'succeeded'),
      'send a refund back': () => failRefundAtSandbox(sandbox, last('succeeded')),
      dispute: () => disputeAtSandbox(sandbox, paymentId),
      'decide for us': () => decide('won'),
      'decide for the holder': () => decide('lost'),
      reopen: () =>
        test.context.db.execute(
          sql`update sandbox_disputes set status = 'under_review' where payment_intent = ${paymentId}`,
        ),
      settle: () => syncPayment(test.context, paymentId),
      'want it back': () => refundDeposit(test.context, { depositId, reason: 'group_cancelled' }),
      async reconcile() {
        test.clock.advanceDays(1);
        await reconcilePayments(test.context);
        test.clock.advanceDays(-1);
      },
    };
    await ways[step]();
  }

  async function check({ paymentId, depositId }: Paid): Promise<void> {
    await syncPayment(test.context, paymentId);
    await test.drainJobs();
    const { refunds, dispute } = await seenAtProvider(paymentId);
    const refunded = sumOf(refunds.filter(({ status }) => status === 'succeeded'));
    const isOpen = dispute && !['won', 'lost'].includes(dispute.status);
    const lost = dispute?.status === 'lost' ? dispute.amount : 0;
    const taken = lost + (isOpen ? dispute.amount : 0);
    const returned = Math.min(FULL, refunded + lost);
    const balances = await selectRows<{ name: string; cents: string }>(
      test.context.db,
      sql`select p.account as name, sum(cents) as cents from ledger_postings p
        join ledger_entries e using (scope_id, sequence) where e.subject_id = ${depositId}::uuid group by 1`,
    );
    const of = (name: string) => Number(balances.find((row) => row.name === name)?.cents ?? 0);
    const [row] = await selectRows<Record<string, unknown>>(
      test.context.db,
      sql`select d.status, d.refund_requested_at is not null as "isOwed",
          g.status as "group", p.released_at is null as "hasPlace"
        from deposits d join group_places p on p.deposit_id = d.id
          join groups g on g.id = p.group_id where d.id = ${depositId}::uuid`,
    );
    expect({
      provider: of('provider-balance') + of('cash'),
      held: of('member-deposits') + of('unapplied') + of('returned-deposits'),
      disputed: of('disputed-funds'),
      status: row?.status,
    }).toEqual({
      provider: FULL - refunded - taken,
      held: returned - FULL,
      disputed: taken - lost + Math.max(0, refunded + lost - FULL),
      status: returned === FULL ? 'refunded' : 'completed',
    });
    expect(of('member-deposits')).toBeLessThanOrEqual(0);
    // A deposit that counts has a place; in a formed group, money that is not owed belongs to the
    // group.
    if (row?.status === 'completed' && !row.isOwed) {
      expect(row.hasPlace).toBe(true);
      if (row.group === 'formed') expect(of('member-deposits')).toBe(0);
    }
    if (row?.status === 'refunded' && row.group === 'forming') expect(row.hasPlace).toBe(false);
  }

  it('the ledger agrees with the provider', async () => {
    let person = 0;
    const story = fc.asyncProperty(
      fc.array(fc.constantFrom(...STEPS), { minLength: 3, maxLength: 12 }),
      async (steps) => {
        person += 1;
        const deposit = await paid(`person-${person}@example.com`);
        for (const step of steps) await take(deposit, step);
        await check(deposit);
      },
    );
    await fc.assert(story, { numRuns: 8, examples: TOLD });
  });
});
