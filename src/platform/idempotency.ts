import { createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Call } from '#shared/api/call.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import { MILLISECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { type Context, inTransaction, type TransactionContext } from './context.ts';
import { defineJob } from './jobs/jobs.ts';
import { worker } from './jobs/workers.ts';
import type { Request } from './routes.ts';
import { idempotencyKeys } from './tables.ts';

const KEPT_FOR_MS = MILLISECONDS_PER_DAY;
const KEY_SHAPE = /^[\x21-\x7e]{8,128}$/;

/** One submission of one call; without a key nothing is stored. */
export type Submission = { call: Call; key: string | undefined; input: unknown };

/** The key a caller gave, if any. */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.req.header('idempotency-key');
  if (key !== undefined && !KEY_SHAPE.test(key)) throw commonErrors.BAD_IDEMPOTENCY_KEY();
  return key;
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Runs `work` in a transaction, once per key. The same submission again, also a concurrent one,
 * gets the stored answer; a failure stores nothing, so that it can be retried.
 */
export function inTransactionOnce<A>(
  context: Context,
  { call, key, input }: Submission,
  work: (context: TransactionContext) => Promise<A>,
): Promise<A> {
  if (key === undefined) return inTransaction(context, work);
  const id = hash(`${call.method} ${call.path} ${key}`);
  const requestHash = hash(JSON.stringify(input));
  return inTransaction(context, async (tx) => {
    const expiresAt = new Date(tx.clock.now().getTime() + KEPT_FOR_MS);
    // Waits for a transaction that is writing the same key, then reads its result.
    const inserted = await tx.db
      .insert(idempotencyKeys)
      .values({ key: id, requestHash, expiresAt })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (inserted.length === 0) {
      const [given] = await tx.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, id));
      if (given?.requestHash !== requestHash) throw commonErrors.IDEMPOTENCY_KEY_REUSED();
      return given.answer as A;
    }
    const answer = await work(tx);
    await tx.db.update(idempotencyKeys).set({ answer }).where(eq(idempotencyKeys.key, id));
    return answer;
  });
}

const sweepJob = defineJob({
  name: 'sweep-idempotency-keys',
  schema: z.object({}),
  retry: { limit: 2, firstDelaySeconds: 30, maxDelaySeconds: 300 },
  schedule: '43 * * * *',
  isHousekeeping: true,
});

async function sweepExpired({ db, clock }: Context): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, clock.now()));
}

export const idempotencyWorkers = [worker(sweepJob, sweepExpired)];
