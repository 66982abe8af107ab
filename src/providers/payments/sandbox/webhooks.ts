import { createHmac } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import {
  sandboxPaymentEvents,
  sandboxPaymentSettings,
  sandboxWebhookDeliveries,
} from '../tables.ts';
import { seconds } from './objects.ts';
import type { SandboxWorld } from './world.ts';

/** Posts an event to the product's webhook; returns the response status. */
export type PostEvent = (rawBody: string, signature: string) => Promise<number>;

/** The delay after each failed attempt. */
const RETRY_SECONDS = [2, 5, 15, 60, 300, 1_800, 7_200, 21_600];
export const SETTINGS_ROW = 'settings';

/** The signature header, computed like the provider's. */
export function signEvent(rawBody: string, secret: string, now: Date): string {
  const timestamp = seconds(now);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}

/** So few that the last of them is delivered before its next attempt would be due. */
const AT_ONCE = 10;

/** Claims the next due deliveries for one attempt; another process will not claim the same. */
async function claimDeliveries(world: SandboxWorld) {
  const now = world.clock.now();
  const due = world.db
    .select({ id: sandboxWebhookDeliveries.id })
    .from(sandboxWebhookDeliveries)
    .where(
      and(
        isNull(sandboxWebhookDeliveries.deliveredAt),
        lte(sandboxWebhookDeliveries.nextAttemptAt, now),
        or(
          eq(sandboxWebhookDeliveries.isForced, true),
          sql`not exists (select 1 from ${sandboxPaymentSettings} where ${sandboxPaymentSettings.holdsWebhooks})`,
        ),
      ),
    )
    .orderBy(asc(sandboxWebhookDeliveries.createdAt), asc(sandboxWebhookDeliveries.id))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const waits = sql.join(
    RETRY_SECONDS.map((wait, index) => sql`when ${index} then ${wait}::int`),
    sql` `,
  );
  const claimed = await world.db
    .update(sandboxWebhookDeliveries)
    .set({
      attempts: sql`${sandboxWebhookDeliveries.attempts} + 1`,
      nextAttemptAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => case ${sandboxWebhookDeliveries.attempts} ${waits} else 43200 end)`,
    })
    .where(inArray(sandboxWebhookDeliveries.id, due))
    .returning();
  return claimed.sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  );
}

/** Delivers everything that is due, in order; returns the number of attempts. */
export async function deliverDue(
  world: SandboxWorld,
  secret: string,
  post: PostEvent,
): Promise<number> {
  let attempts = 0;
  for (;;) {
    const deliveries = await claimDeliveries(world);
    if (deliveries.length === 0) return attempts;
    const payloads = await readPayloads(world, deliveries);
    const idsByStatus = new Map<number, string[]>();
    for (const { id, eventId } of deliveries) {
      const rawBody = JSON.stringify(payloads.get(eventId) ?? {});
      const signature = signEvent(rawBody, secret, world.clock.now());
      const status = await post(rawBody, signature).catch(() => 0);
      idsByStatus.set(status, [...(idsByStatus.get(status) ?? []), id]);
    }
    for (const [status, ids] of idsByStatus) await recordStatus(world, ids, status);
    attempts += deliveries.length;
    if (deliveries.length < AT_ONCE) return attempts;
  }
}

async function readPayloads(world: SandboxWorld, deliveries: readonly { eventId: string }[]) {
  const { id, payload } = sandboxPaymentEvents;
  const ids = deliveries.map(({ eventId }) => eventId);
  const rows = await world.db
    .select({ id, payload })
    .from(sandboxPaymentEvents)
    .where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row.payload]));
}

async function recordStatus(world: SandboxWorld, ids: string[], status: number): Promise<void> {
  const isTaken = status >= 200 && status < 300;
  await world.db
    .update(sandboxWebhookDeliveries)
    .set({ lastStatus: status, ...(isTaken ? { deliveredAt: world.clock.now() } : {}) })
    .where(inArray(sandboxWebhookDeliveries.id, ids));
}
