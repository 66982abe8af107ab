import type { Context } from '#platform/context.ts';
import { oneAtATime } from '#platform/jobs/one-at-a-time.ts';
import { createSignal } from '#platform/signal.ts';
import type { App } from '../app.ts';

/** The channel on which a process without a courier announces waiting webhooks. */
export const WEBHOOK_CHANNEL = 'sandbox_webhooks';

/** Finds retries, and webhooks whose signal was lost. */
const POLL_MS = 10_000;

export type WebhookCourier = { wake(): void; stop(): Promise<void> };

/**
 * Delivers the payment sandbox's webhooks to this server. A process that is no server notifies one
 * that webhooks are waiting.
 */
export function startWebhookCourier(context: Context, app: App | undefined): WebhookCourier {
  const { paymentSandbox, database, log } = context;
  if (!paymentSandbox) return { wake() {}, stop: async () => {} };
  if (!app) {
    const signal = createSignal(database, WEBHOOK_CHANNEL, { log });
    paymentSandbox.onEvent(signal.send);
    return { wake() {}, stop: async () => signal.close() };
  }
  let isStopped = false;
  const post = async (rawBody: string, signature: string) => {
    const response = await app.hono.request('/api/webhooks/payments', {
      method: 'POST',
      body: rawBody,
      headers: { 'stripe-signature': signature },
    });
    return response.status;
  };
  const deliver = oneAtATime(async () => {
    // An unreachable database is reported elsewhere; the next look retries.
    if (!isStopped) await paymentSandbox.deliver(post).catch(() => {});
  });
  const wake = () => void setImmediate(deliver);
  const timer = setInterval(wake, POLL_MS).unref();
  paymentSandbox.onEvent(wake);
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await deliver();
    },
  };
}
