import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#db/executor.ts';
import { prepareOnce, UNNAMED } from '#db/prepare-once.ts';
import type { Clock } from '#providers/clock/clock.ts';
import { commonErrors } from '#shared/common-errors.ts';
import type { Context } from './context.ts';
import { defineJob } from './jobs.ts';
import type { Rate } from './setting-kinds.ts';
import { rateLimitWindows } from './tables.ts';
import { worker } from './workers.ts';

const countOne = prepareOnce((db) =>
  db
    .insert(rateLimitWindows)
    .values({ key: sql.placeholder('key'), count: 1, expiresAt: sql.placeholder('expiresAt') })
    .onConflictDoUpdate({
      target: rateLimitWindows.key,
      set: { count: sql`${rateLimitWindows.count} + 1` },
    })
    .returning({ count: rateLimitWindows.count })
    .prepare(UNNAMED),
);

/** Counts one use of `rule` by `subject`; the use beyond the limit is refused with 429. */
export async function countUse(
  { db, clock }: { db: Executor; clock: Clock },
  rule: string,
  subject: string,
  rate: Rate,
): Promise<void> {
  const now = clock.now().getTime();
  const window = Math.floor(now / (rate.seconds * 1000));
  const expiresAt = new Date((window + 1) * rate.seconds * 1000);
  // Addresses are personal data: the counter stores a hash, which is enough to tell them apart.
  const who = createHash('sha256').update(`${rule}:${subject}`).digest('base64url').slice(0, 22);
  const [counter] = await countOne(db).execute({ key: `${rule}:${who}:${window}`, expiresAt });
  if (counter && counter.count > rate.limit) {
    const seconds = Math.max(1, Math.ceil((expiresAt.getTime() - now) / 1000));
    throw commonErrors.TOO_MANY_REQUESTS({ headers: { 'retry-after': String(seconds) } });
  }
}

const sweepJob = defineJob({
  name: 'sweep-rate-limits',
  schema: z.object({}),
  retry: { limit: 2, firstDelaySeconds: 30, maxDelaySeconds: 300 },
  schedule: '17 * * * *',
});

async function sweepExpired({ db, clock }: Context): Promise<void> {
  await db.delete(rateLimitWindows).where(lt(rateLimitWindows.expiresAt, clock.now()));
}

export const rateLimitWorkers = [worker(sweepJob, sweepExpired)];
