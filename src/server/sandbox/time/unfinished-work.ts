import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { sendMails, takeMails } from '#features/mails/server/send-mails.ts';
import type { Context } from '#platform/context.ts';
import { DEAD_LETTERS, runJob, type Worker } from '#platform/jobs/workers.ts';
import { sandboxPaymentSettings, sandboxWebhookDeliveries } from '#providers/payments/tables.ts';

const POLL_MS = 150;
const MAILS_AT_ONCE = 50;
/** Work that has not decreased for this long is not waited for. */
const MAX_IDLE_MS = 20_000;

/** Jobs that could run now, mails without a failed attempt, and due webhooks of the sandbox. */
async function countUnfinished(db: Executor, now: Date): Promise<number> {
  const [row] = await selectRows<Record<'jobs' | 'mails' | 'webhooks', number | string>>(
    db,
    sql`select
      (select count(*) from pgboss.job
        where state in ('created', 'retry', 'active') and start_after <= now()
          and name <> ${DEAD_LETTERS} and name not like '\\_\\_pgboss\\_\\_%') as jobs,
      (select count(*) from mails where status = 'queued' and last_error is null) as mails,
      (select count(*) from ${sandboxWebhookDeliveries}
        where delivered_at is null and attempts = 0
          and next_attempt_at <= ${now.toISOString()}::timestamptz
          and not exists (select 1 from ${sandboxPaymentSettings} where holds_webhooks)) as webhooks`,
  );
  return Number(row?.jobs ?? 0) + Number(row?.mails ?? 0) + Number(row?.webhooks ?? 0);
}

/**
 * Works through what is due together with the workers, and waits for what they have started;
 * reports each time how much is left.
 */
export async function finishWork(
  context: Context,
  workers: readonly Worker[],
  onLeft: (count: number) => void,
): Promise<void> {
  const { db, clock, queue } = context;
  let least = Number.POSITIVE_INFINITY;
  let changedAt = performance.now();
  for (;;) {
    const left = await countUnfinished(db, clock.now());
    onLeft(left);
    if (left === 0) return;
    if (left !== least) [least, changedAt] = [left, performance.now()];
    if (performance.now() - changedAt > MAX_IDLE_MS) return;
    let done = (await sendMails(context, await takeMails(context, MAILS_AT_ONCE))).length;
    const due = await queue.findDue();
    for (const worker of workers.filter(({ job }) => due.names.has(job.name))) {
      const taken = await queue.take(worker.job);
      await Promise.all(taken.map((one) => runJob(context, worker, one)));
      done += taken.length;
      onLeft(Math.max(1, left - done));
    }
    if (done === 0) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
