import { createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import { isTransient, isUniqueViolation } from '#db/errors.ts';
import type { Besides } from '#db/insert-rows.ts';
import { MILLISECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import type { Call } from '#shared/call.ts';
import { commonErrors } from '#shared/common-errors.ts';
import { type Context, inTransaction, type TransactionContext } from './context.ts';
import { defineJob } from './jobs.ts';
import type { Request } from './routes.ts';
import { idempotencyKeys } from './tables.ts';
import { worker } from './workers.ts';

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

/** What is stored of a submission, but its answer; undefined without a key. */
function rowOf({ call, key, input }: Submission, now: Date) {
  if (key === undefined) return undefined;
  return {
    key: hash(`${call.method} ${call.path} ${key}`),
    requestHash: hash(JSON.stringify(input)),
    expiresAt: new Date(now.getTime() + KEPT_FOR_MS),
  };
}

/**
 * Tries a submission as a single statement, which is a transaction of its own: one way to the
 * database and back instead of up to five. `add` says whether it added its rows, together with those
 * it is given, or nothing. When it did not, or the key was used before, this returns false, nothing
 * was stored, and `inTransactionOnce` has the answer.
 */
export async function addAtOnce(
  { clock }: Pick<Context, 'clock'>,
  submission: Submission,
  answer: unknown,
  add: (...remembered: readonly Besides[]) => Promise<boolean>,
): Promise<boolean> {
  const row = rowOf(submission, clock.now());
  const remembered = row ? [{ table: idempotencyKeys, row: { ...row, answer } }] : [];
  try {
    return await add(...remembered);
  } catch (error) {
    if (isUniqueViolation(error, 'idempotency_keys_pkey') || isTransient(error)) return false;
    throw error;
  }
}

/**
 * Runs `work` in a transaction, once per key. The same submission again, also a concurrent one,
 * gets the stored answer; a failure stores nothing, so that it can be retried.
 */
export function inTransactionOnce<A>(
  context: Context,
  submission: Submission,
  work: (context: TransactionContext) => Promise<A>,
): Promise<A> {
  const row = rowOf(submission, context.clock.now());
  if (!row) return inTransaction(context, work);
  const isThisKey = eq(idempotencyKeys.key, row.key);
  return inTransaction(context, async (tx) => {
    // Waits for a transaction that is writing the same key, then reads its result.
    const inserted = await tx.db
      .insert(idempotencyKeys)
      .values(row)
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (inserted.length === 0) {
      const [given] = await tx.db.select().from(idempotencyKeys).where(isThisKey);
      if (given?.requestHash !== row.requestHash) throw commonErrors.IDEMPOTENCY_KEY_REUSED();
      return given.answer as A;
    }
    const answer = await work(tx);
    await tx.db.update(idempotencyKeys).set({ answer }).where(isThisKey);
    return answer;
  });
}

const sweepJob = defineJob({
  name: 'sweep-idempotency-keys',
  schema: z.object({}),
  retry: { limit: 2, firstDelaySeconds: 30, maxDelaySeconds: 300 },
  schedule: '43 * * * *',
});

async function sweepExpired({ db, clock }: Context): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, clock.now()));
}

export const idempotencyWorkers = [worker(sweepJob, sweepExpired)];
