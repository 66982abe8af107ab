import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Executor, selectRows } from '#db/executor.ts';
import { applications } from '#features/applications/server/tables.ts';
import { findSums } from '#features/deposits/server/admin/admin-queries.ts';
import { deposits } from '#features/deposits/server/tables.ts';
import { paymentDisputes } from '#features/payments/server/tables.ts';
import { brand } from '#shared/brand.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { saveDeposit } from '#testing/scenes/save-deposit.ts';
import { useTestApp } from '#testing/test-app.ts';
import { foldCounters, readCounters } from './counters.ts';

/** The triggers use the same zone. */
const DAY = sql.raw(`to_char(created_at at time zone '${brand.timeZone}', 'YYYY-MM-DD')`);
const SOURCES = ['organic', 'gclid=1', 'gclid=2', 'fbclid=x', 'utm_source=ig&utm_medium=a', 'a b'];

/** The expected counters, counted row by row. */
async function recount(db: Executor) {
  const byStatus = await selectRows<{ key: string; count: number }>(
    db,
    sql`select income_verification_status as key, count(*)::int as count from applications group by 1 order by 1`,
  );
  const byDay = await selectRows<{ day: string; count: number; approved: number }>(
    db,
    sql`select ${DAY} as day, count(*)::int as count,
      count(*) filter (where admin_approved_income)::int as approved
      from applications group by 1 order by 1`,
  );
  const paid = await selectRows<{ day: string; key: string; count: number }>(
    db,
    sql`select ${DAY} as day, d.mode as key, count(*)::int as count
      from applications a, lateral (select distinct mode from deposits d where d.application_id = a.id
        and d.status = 'completed' and d.refund_requested_at is null) d
      group by 1, 2 order by 1, 2`,
  );
  const sums = await selectRows<{ money: string; count: number; left: number; refunded: number }>(
    db,
    sql`select case when status = 'refunded' then 'refunded'
        when exists (select from payment_disputes p where p.payment_id = d.id and p.status = 'open') then 'disputed'
        when refund_requested_at is not null then 'owed'
        when credited_at is not null then 'credited' else 'held' end as money,
        count(*)::int as count, sum(amount_cents - refunded_cents)::int as left, sum(refunded_cents)::int as refunded
      from deposits d where mode = 'sandbox' and status in ('completed', 'refunded') group by 1 order by 1`,
  );
  return { byStatus, byDay, paid, sums };
}

async function readAll(db: Executor) {
  const byStatus = await readCounters(db, 'applications by status');
  const byDay = new Map<string, { day: string; count: number; approved: number }>();
  for (const { day, key, count } of await readCounters(db, 'applications by day')) {
    const known = byDay.get(day) ?? { day, count: 0, approved: 0 };
    const approved = key.startsWith('approved ') ? count : 0;
    byDay.set(day, { day, count: known.count + count, approved: known.approved + approved });
  }
  const sums = (await findSums(db, 'sandbox'))
    .filter(({ count }) => count !== 0)
    .map(({ money, count, leftCents, refundedCents }) => ({
      money,
      count,
      left: leftCents,
      refunded: refundedCents,
    }))
    .sort((a, b) => (a.money < b.money ? -1 : 1));
  return {
    byStatus: byStatus.map(({ key, count }) => ({ key, count })),
    byDay: [...byDay.values()],
    paid: (await readCounters(db, 'paid by day')).map(({ day, key, count }) => ({
      day,
      key,
      count,
    })),
    sums,
  };
}

describe('tallies', () => {
  const test = useTestApp();

  /** Changes something that is counted; `pick` chooses what and how. */
  async function change(step: string, pick: number): Promise<void> {
    const { context } = test;
    const { db } = context;
    const now = test.clock.now();
    const ids = (await db.select({ id: applications.id }).from(applications)).map(({ id }) => id);
    const application = ids[pick % Math.max(1, ids.length)] ?? '';
    const own = await db.select().from(deposits);
    const deposit = own[pick % Math.max(1, own.length)];
    if (step === 'apply') {
      test.clock.advanceDays((pick % 3) / 2);
      const id = await saveApplication(context);
      const source = SOURCES[pick % SOURCES.length] ?? '';
      await db.update(applications).set({ source }).where(eq(applications.id, id));
    } else if (step === 'fold') await foldCounters(context);
    else if (application === '') return;
    else if (step === 'decide') {
      const status = (['pending', 'uploaded', 'approved', 'rejected'] as const)[pick % 4];
      const waitingSince = status === 'uploaded' ? now : null;
      await db
        .update(applications)
        .set({ incomeVerificationStatus: status, waitingSince })
        .where(eq(applications.id, application));
    } else if (step === 'delete') {
      await db.delete(applications).where(eq(applications.id, application));
    } else if (step === 'move') {
      const createdAt = new Date(now.getTime() - (pick % 5) * 20 * 3_600_000);
      await db.update(applications).set({ createdAt }).where(eq(applications.id, application));
    } else if (step === 'pay') {
      const hasOne = own.some(
        (one) => one.applicationId === application && one.refundRequestedAt === null,
      );
      if (!hasOne) await saveDeposit(context, { applicationId: application });
    } else if (!deposit) return;
    else if (step === 'request') {
      await db
        .update(deposits)
        .set({ refundRequestedAt: now, refundReason: 'by_admin' })
        .where(eq(deposits.id, deposit.id));
    } else if (step === 'refund') {
      const isWhole = pick % 2 === 0;
      await db
        .update(deposits)
        .set(
          isWhole
            ? { status: 'refunded', refundedCents: 20_000, refundedAt: now, refundRequestedAt: now }
            : { refundedCents: deposit.status === 'completed' ? 500 : deposit.refundedCents },
        )
        .where(eq(deposits.id, deposit.id));
    } else if (step === 'credit') {
      await db.update(deposits).set({ creditedAt: now }).where(eq(deposits.id, deposit.id));
    } else if (step === 'dispute') {
      const status = pick % 3 === 0 ? 'won' : 'open';
      await db
        .insert(paymentDisputes)
        .values({
          id: `dp_${deposit.id}`,
          paymentId: deposit.id,
          amountCents: 20_000,
          reason: 'fraudulent',
          status,
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoUpdate({ target: paymentDisputes.id, set: { status } });
    }
  }

  it('say what counting every row would, whatever happens in whatever order', async () => {
    const steps = fc.constantFrom(
      ...['apply', 'apply', 'decide', 'delete', 'move', 'pay', 'pay', 'request'],
      ...['refund', 'credit', 'dispute', 'fold'],
    );
    const changes = fc.array(fc.tuple(steps, fc.nat(99)), { minLength: 20, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        for (const [step, pick] of list) await change(step, pick);
        expect(await readAll(test.context.db)).toEqual(await recount(test.context.db));
      }),
      { numRuns: 8 },
    );
  }, 60_000);

  it('are counted anew where rows were changed without them', async () => {
    const { db } = test.context;
    for (const step of ['apply', 'apply', 'pay', 'decide', 'fold', 'apply', 'pay']) {
      await change(step, 2);
    }
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`update applications set income_verification_status = 'rejected'`);
      await tx.execute(sql`update deposits set credited_at = now()`);
    });
    expect(await readAll(db)).not.toEqual(await recount(db));
    await db.execute(sql`select recount_tallies()`);
    expect(await readAll(db)).toEqual(await recount(db));
  });

  it.each(['applications', 'deposits'])(
    'cannot be bypassed: emptying %s at once is refused',
    async (table) => {
      const emptying = test.context.db.execute(sql.raw(`truncate ${table} cascade`));
      await expect(emptying).rejects.toHaveProperty(
        'cause.message',
        expect.stringMatching(/append-only/),
      );
    },
  );

  it('are folded into one row for each key, and a rollback counts nothing', async () => {
    const { db } = test.context;
    await saveApplication(test.context);
    await saveApplication(test.context);
    await foldCounters(test.context);
    const stop = db.transaction(async (tx) => {
      await tx.delete(applications);
      throw new Error('no');
    });
    await expect(stop).rejects.toThrow('no');
    await foldCounters(test.context);
    const rows = await selectRows(
      db,
      sql`select key, count::int from tallies where day < '1000-01-01'`,
    );
    expect(rows).toEqual([{ key: 'pending', count: 2 }]);
    expect(await selectRows(db, sql`select from tally_changes`)).toEqual([]);
  });
});
