import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { runSchedules } from './requests.ts';

const NAMES = sql`('handle-payment-event', 'reconcile-payments', 'refund-deposit', 'refund-payment', 'return-unexpected-payment', 'close-expired-groups', 'check-filled-group', 'form-group', 'announce-formed-group', 'sync-refunds', 'run-contributions', 'charge-payment')`;
const POLL_MS = 40;
/** Generous, since the machine may be busy: only never finishing is a failure. */
const LIMIT_MS = 120_000;

/** Makes everything due that is scheduled: retries, jobs of dead workers, deliveries, checks. */
async function makeDue(db: Executor, hasLostJobs: boolean): Promise<void> {
  if (hasLostJobs) {
    await db.execute(
      sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
    );
  }
  await makeRetriesDue(db, hasLostJobs);
  await db.execute(
    sql`update sandbox_webhook_deliveries set next_attempt_at = now() where delivered_at is null`,
  );
  // Settles every pending bank debit.
  await db.execute(
    sql`update sandbox_payment_intents set settles_at = now() where settles_at is not null`,
  );
  await db.execute(
    sql`update payments set next_check_at = now() - interval '1 second' where next_check_at is not null`,
  );
}

/** Whether no work is running or pending. */
export async function isResting(db: Executor): Promise<boolean> {
  const [row] = await selectRows<{ waiting: number }>(
    db,
    sql`select (select count(*) from pgboss.job
          where state in ('created', 'retry', 'active') and name in ${NAMES})::int
        + (select count(*) from mails where status = 'queued')::int
        + (select count(*) from sandbox_webhook_deliveries d where delivered_at is null
          and (is_forced or not exists (select 1 from sandbox_payment_settings where holds_webhooks)))::int
        as waiting`,
  );
  return row?.waiting === 0;
}

/** Simulates the passing of time until no work is left; false when that never happens. */
export async function passTime(
  db: Executor,
  url: string,
  { hasLostJobs }: { hasLostJobs: boolean },
): Promise<boolean> {
  for (let round = 0; round < 2; round += 1) {
    await makeDue(db, hasLostJobs && round === 0);
    await runSchedules(url);
    const until = performance.now() + LIMIT_MS;
    let calm = 0;
    while (calm < 2) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      calm = (await isResting(db)) ? calm + 1 : 0;
      if (performance.now() > until) return false;
      if (calm === 0) await makeRetriesDue(db);
    }
  }
  return true;
}

/** Makes retries due; with `hasLostJobs` also the mails that dead workers had claimed. */
async function makeRetriesDue(db: Executor, hasLostJobs = false): Promise<void> {
  await db.execute(
    sql`update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`,
  );
  await db.execute(
    sql`update mails set due_at = created_at
      where status = 'queued' and due_at > created_at and (${hasLostJobs} or last_error is not null)`,
  );
}
