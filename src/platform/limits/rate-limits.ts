import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#db/executor.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { assertOutsideTransaction } from '#db/transaction-scope.ts';
import type { Clock } from '#providers/clock/clock.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import type { Context } from '../context.ts';
import { defineJob } from '../jobs/jobs.ts';
import { worker } from '../jobs/workers.ts';
import type { Rate } from '../settings/setting-kinds.ts';
import { rateLimitWindows } from '../tables.ts';

/**
 * Counts without waiting for the disk: a whole network shares a row, which would stay locked until
 * the commit is on disk. A crash may lose what was counted in the second before it.
 */
const countOne = prepareOnce('count_use', (db, name) =>
  db
    .insert(rateLimitWindows)
    .select(
      sql`select ${sql.placeholder('key')}::text, 1, ${sql.placeholder('expiresAt')}::timestamptz
        from (select set_config('synchronous_commit', 'off', true)) as commits`,
    )
    .onConflictDoUpdate({
      target: rateLimitWindows.key,
      set: { count: sql`${rateLimitWindows.count} + 1` },
    })
    .returning({ count: rateLimitWindows.count })
    .prepare(name),
);

const readOne = prepareOnce('read_use', (db, name) =>
  db
    .select({ count: rateLimitWindows.count })
    .from(rateLimitWindows)
    .where(eq(rateLimitWindows.key, sql.placeholder('key')))
    .prepare(name),
);

type Dependencies = { db: Executor; clock: Clock };

/** Counts one use of a rule by a subject, and refuses it beyond the limit. */
export type CountUse = (rule: string, subject: string, rate: Rate) => void | Promise<void>;

export type LimitWindow = { number: number; endsAt: Date };

export function windowOfNow({ clock }: Pick<Dependencies, 'clock'>, seconds: number): LimitWindow {
  const number = Math.floor(clock.now().getTime() / (seconds * 1000));
  return { number, endsAt: new Date((number + 1) * seconds * 1000) };
}

/** The counter's key in a window. Addresses are personal data, so it contains their hash. */
export function keyOf(rule: string, subject: string, { number }: LimitWindow): string {
  const who = createHash('sha256').update(`${rule}:${subject}`).digest('base64url').slice(0, 22);
  return `${rule}:${who}:${number}`;
}

export async function readUse(
  reach: Dependencies,
  rule: string,
  subject: string,
  seconds: number,
): Promise<number> {
  const key = keyOf(rule, subject, windowOfNow(reach, seconds));
  const [counter] = await readOne(reach.db).execute({ key });
  return counter?.count ?? 0;
}

/**
 * Counts one use of `rule` by `subject`, and refuses with 429 beyond the limit. Never inside a
 * transaction, which would then commit without waiting for the disk as well.
 */
export async function countUse(
  reach: Dependencies,
  rule: string,
  subject: string,
  rate: Rate,
): Promise<void> {
  const window = windowOfNow(reach, rate.seconds);
  const key = keyOf(rule, subject, window);
  const expiresAt = window.endsAt.toISOString();
  assertOutsideTransaction();
  const [counter] = await countOne(reach.db).execute({ key, expiresAt });
  if (counter && counter.count > rate.limit) refuse(reach, window.endsAt);
}

/** Takes back one counted use, such as a guess that was right. */
export async function returnUse(
  reach: Dependencies,
  rule: string,
  subject: string,
  seconds: number,
): Promise<void> {
  const key = keyOf(rule, subject, windowOfNow(reach, seconds));
  await reach.db
    .update(rateLimitWindows)
    .set({ count: sql`${rateLimitWindows.count} - 1` })
    .where(and(eq(rateLimitWindows.key, key), gt(rateLimitWindows.count, 1)));
}

/** Refuses a use until the window ends. */
export function refuse({ clock }: Pick<Dependencies, 'clock'>, expiresAt: Date): never {
  const seconds = Math.max(1, Math.ceil((expiresAt.getTime() - clock.now().getTime()) / 1000));
  throw commonErrors.TOO_MANY_REQUESTS({ headers: { 'retry-after': String(seconds) } });
}

const sweepJob = defineJob({
  name: 'sweep-rate-limits',
  schema: z.object({}),
  retry: { limit: 2, firstDelaySeconds: 30, maxDelaySeconds: 300 },
  schedule: '17 * * * *',
  isHousekeeping: true,
});

async function sweepExpired({ db, clock }: Context): Promise<void> {
  await db.delete(rateLimitWindows).where(lt(rateLimitWindows.expiresAt, clock.now()));
}

export const rateLimitWorkers = [worker(sweepJob, sweepExpired)];
