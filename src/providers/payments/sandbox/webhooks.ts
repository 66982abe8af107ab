import { createHmac } from 'node:crypto';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
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

/** Claims the next due delivery for one attempt; another process will not claim the same. */
async function claimDelivery(world: SandboxWorld) {
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
    .limit(1)
    .for('update', { skipLocked: true });
  const waits = sql.join(
    RETRY_SECONDS.map((wait, index) => sql`when ${index} then ${wait}::int`),
    sql` `,
  );
  const [claimed] = await world.db
    .update(sandboxWebhookDeliveries)
    .set({
      attempts: sql`${sandboxWebhookDeliveries.attempts} + 1`,
      nextAttemptAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => case ${sandboxWebhookDeliveries.attempts} ${waits} else 43200 end)`,
    })
    .where(sql`${sandboxWebhookDeliveries.id} = (${due})`)
    .returning();
  return claimed;
}

/** Delivers everything that is due, in order; returns the number of attempts. */
export async function deliverDue(
  world: SandboxWorld,
  secret: string,
  post: PostEvent,
): Promise<number> {
  for (let attempts = 0; ; attempts += 1) {
    const delivery = await claimDelivery(world);
    if (!delivery) return attempts;
    const [event] = await world.db
      .select()
      .from(sandboxPaymentEvents)
      .where(eq(sandboxPaymentEvents.id, delivery.eventId));
    const rawBody = JSON.stringify(event?.payload ?? {});
    const status = await post(rawBody, signEvent(rawBody, secret, world.clock.now())).catch(
      () => 0,
    );
    const isTaken = status >= 200 && status < 300;
    await world.db
      .update(sandboxWebhookDeliveries)
      .set({ lastStatus: status, ...(isTaken ? { deliveredAt: world.clock.now() } : {}) })
      .where(eq(sandboxWebhookDeliveries.id, delivery.id));
  }
}
