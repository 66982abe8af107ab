import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { sendMails, takeMails } from '#features/mails/server/send-mails.ts';
import type { Context } from '#platform/context.ts';
import { DEAD_LETTERS } from '#platform/jobs/jobs.ts';
import { sandboxPaymentSettings, sandboxWebhookDeliveries } from '#providers/payments/tables.ts';

/** The more is left, the later the next look: looking costs as much as a few statements of a job. */
const POLL_MS_PER_JOB = 25;
const MAX_POLL_MS = 500;
const MAILS_AT_ONCE = 200;
/** Work that does not get less for so long is not waited for: nobody is working on it. */
const MAX_IDLE_MS = 20_000;

type Unfinished = Record<'jobs' | 'mails' | 'webhooks', number>;

/**
 * Jobs that could run now, mails that no attempt has failed of, and webhooks of the sandbox that are
 * due or on their way.
 */
async function countUnfinished(db: Executor, now: Date): Promise<Unfinished> {
  const [row] = await selectRows<Record<keyof Unfinished, number | string>>(
    db,
    sql`select
      (select count(*) from pgboss.job
        where state in ('created', 'retry', 'active') and start_after <= now()
          and name <> ${DEAD_LETTERS} and name not like '\\_\\_pgboss\\_\\_%') as jobs,
      (select count(*) from mails where status = 'queued' and last_error is null) as mails,
      (select count(*) from ${sandboxWebhookDeliveries}
        where delivered_at is null and last_status is null
          and (attempts > 0 or next_attempt_at <= ${now.toISOString()}::timestamptz)
          and not exists (select 1 from ${sandboxPaymentSettings} where holds_webhooks)) as webhooks`,
  );
  const countOf = (kind: keyof Unfinished) => Number(row?.[kind] ?? 0);
  return { jobs: countOf('jobs'), mails: countOf('mails'), webhooks: countOf('webhooks') };
}

/**
 * Waits until the workers have done what there is to do; tells each time how much is left. The mails
 * are sent here when nothing else is left, many at once.
 */
export async function finishWork(context: Context, onLeft: (count: number) => void): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  let changedAt = performance.now();
  for (;;) {
    const { jobs, mails, webhooks } = await countUnfinished(context.db, context.clock.now());
    const left = jobs + mails + webhooks;
    onLeft(left);
    if (left === 0) return;
    if (left !== least) [least, changedAt] = [left, performance.now()];
    if (performance.now() - changedAt > MAX_IDLE_MS) return;
    const taken = left === mails ? await takeMails(context, MAILS_AT_ONCE) : [];
    if (taken.length > 0) await sendMails(context, taken);
    if (taken.length === left) return onLeft(0);
    if (taken.length === 0) await pause(Math.min(MAX_POLL_MS, left * POLL_MS_PER_JOB));
  }
}
