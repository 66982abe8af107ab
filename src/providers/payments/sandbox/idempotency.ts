import { createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { MILLISECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { sandboxIdempotencyKeys } from '../tables.ts';
import { refusals } from './errors.ts';
import { inSandboxTransaction, type SandboxWorld } from './world.ts';

/** The provider prunes keys after a day; the same key later is a new request. */
const KEY_LIFE_MS = MILLISECONDS_PER_DAY;

export type Answer = { status: 200 | 402; body: unknown; isReplayed?: boolean };

/**
 * Runs a write once per key, in one transaction with its stored response. A repeat gets that
 * response, and a different request with the same key is refused. As at the provider, a request
 * that was refused before it changed anything does not use up its key.
 */
export function once(
  world: SandboxWorld,
  request: { key: string | undefined; method: string; path: string; body: string },
  work: (world: SandboxWorld) => Promise<Answer>,
): Promise<Answer> {
  const { key } = request;
  return inSandboxTransaction(world, async (inner) => {
    if (key === undefined) return work(inner);
    const fingerprint = createHash('sha256')
      .update(`${request.method} ${request.path}\n${request.body}`)
      .digest('base64url');
    const oldest = new Date(inner.clock.now().getTime() - KEY_LIFE_MS);
    await inner.db
      .delete(sandboxIdempotencyKeys)
      .where(lt(sandboxIdempotencyKeys.createdAt, oldest));
    // Waits for a concurrent request with the same key.
    const inserted = await inner.db
      .insert(sandboxIdempotencyKeys)
      .values({ key, fingerprint, createdAt: inner.clock.now() })
      .onConflictDoNothing()
      .returning({ key: sandboxIdempotencyKeys.key });
    if (inserted.length === 0) {
      const [kept] = await inner.db
        .select()
        .from(sandboxIdempotencyKeys)
        .where(eq(sandboxIdempotencyKeys.key, key));
      if (kept?.fingerprint !== fingerprint) throw refusals.keyReused(key);
      return { status: kept.status as Answer['status'], body: kept.body, isReplayed: true };
    }
    const answer = await work(inner);
    await inner.db
      .update(sandboxIdempotencyKeys)
      .set({ status: answer.status, body: answer.body })
      .where(eq(sandboxIdempotencyKeys.key, key));
    return answer;
  });
}
