import type { Context } from '#platform/context.ts';
import type { App } from '../app.ts';

const LOOK_EVERY_MS = 1_000;

/** Delivers the payment sandbox's webhooks to this server. */
export function startWebhookCourier(context: Context, app: App): { stop(): Promise<void> } {
  const { paymentSandbox } = context;
  if (!paymentSandbox) return { stop: async () => {} };
  let isStopped = false;
  let running: Promise<void> | undefined;
  let isWanted = false;

  const post = async (rawBody: string, signature: string) => {
    const response = await app.hono.request('/api/webhooks/payments', {
      method: 'POST',
      body: rawBody,
      headers: { 'stripe-signature': signature },
    });
    return response.status;
  };
  const run = async () => {
    do {
      isWanted = false;
      // An unreachable database is reported elsewhere; here the next run retries.
      await paymentSandbox.deliver(post).catch(() => {});
    } while (isWanted && !isStopped);
    running = undefined;
  };
  const look = () => {
    isWanted = true;
    if (!isStopped) running ??= run();
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  paymentSandbox.onEvent(() => setImmediate(look));
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
