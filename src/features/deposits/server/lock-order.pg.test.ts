import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isDeadlock } from '#db/errors.ts';
import { selectRows } from '#db/executor.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { syncPayment } from '#features/payments/server/events/sync-payment.ts';
import { deleteApplication } from '#features/reviews/server/delete-applications.ts';
import { purgeApplications } from '#features/reviews/server/purge-applications.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { adminSession } from '#testing/admin-session.ts';
import { applyAndStart, payWith } from '#testing/scenes/card-payments.ts';
import { expireDeposits } from '#testing/scenes/expire-deposits.ts';
import { useTestApp } from '#testing/test-app.ts';

const ROUNDS = 40;

/** Deadlocks are retried, so the test counts them where they are caught. */
describe('an application that is deleted while its deposit settles', () => {
  const test = useTestApp({
    settings: { RATE_PAYMENT_NETWORK: '100000/1m', RATE_APPLICATION_NETWORK: '100000/1m' },
    session: adminSession,
  });
  const met: unknown[] = [];
  const watched = (): Context => {
    const db = Object.create(test.context.db);
    db.transaction = (...given: Parameters<typeof db.transaction>) =>
      test.context.db.transaction(...(given as [never])).catch((error: unknown) => {
        met.push(error);
        throw error;
      });
    return { ...test.context, db };
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  const race = async (
    prepare: () => Promise<unknown>,
    remove: (context: Context, email: string) => Promise<unknown>,
  ) => {
    met.length = 0;
    const context = watched();
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `racer-${round}@example.com`;
      const { clientSecret, paymentId } = await applyAndStart(test, email);
      await payWith(test, clientSecret);
      await prepare();
      await Promise.all([
        syncPayment(context, paymentId),
        syncPayment(context, paymentId),
        pause(round % 8).then(() => remove(context, email)),
      ]);
    }
    expect(met.filter(isDeadlock)).toEqual([]);
    const [counted] = await selectRows(
      test.context.db,
      sql`select (select count(*)::int from deposits where status = 'completed') as paid,
        (select coalesce(sum(member_count), 0)::int from groups) as members,
        (select count(*)::int from group_places where released_at is null) as places,
        (select count(*)::int from deposits where refund_reason = 'application_deleted') as owed`,
    );
    return counted as Record<'paid' | 'members' | 'places' | 'owed', number>;
  };

  it('causes no deadlock when an admin deletes it', async () => {
    const { paid, members, places, owed } = await race(
      async () => {},
      (context, email) => deleteApplication(context, adminSession, { email }),
    );
    expect(paid).toBe(ROUNDS);
    expect(members).toBe(places);
    expect(places + owed).toBe(ROUNDS);
    expect(
      await readBalances(test.context.db, { book: 'sandbox', scope: 'cooperative' }),
    ).toMatchObject({
      'provider-balance': 20_000 * ROUNDS,
    });
  });

  it('is not deleted when its payment arrives during the nightly deletion', async () => {
    const { paid, places, owed } = await race(
      () => expireDeposits(test.context),
      (context) =>
        inTransaction(context, (tx) =>
          purgeApplications(tx, new Date(test.clock.now().getTime() + 60_000)),
        ),
    );
    expect(paid).toBe(ROUNDS);
    expect(places + owed).toBe(ROUNDS);
    const left = await selectRows(
      test.context.db,
      sql`select 1 from group_places where application_id is null and released_at is null`,
    );
    expect(left).toEqual([]);
  });
});
