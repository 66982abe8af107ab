import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import type { Executor } from '#db/executor.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Randomness } from '../../randomness/randomness.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { createStripePayments } from '../stripe.ts';
import { sandboxPaymentSettings } from '../tables.ts';
import { createSandboxApi, SANDBOX_PUBLISHABLE_KEY, SANDBOX_SECRET_KEY } from './api.ts';
import { settleDebits } from './debits.ts';
import { deliverDue, type PostEvent, SETTINGS_ROW } from './webhooks.ts';
import type { SandboxWorld } from './world.ts';

/** Where the sandbox's replacement of the provider's browser script is served. */
export const STAND_IN_SCRIPT = '/sandbox/payments/stripe.js';

export type PaymentSandbox = {
  /** The provider that the product uses: the official SDK, pointed at the sandbox. */
  provider: PaymentProvider;
  world: SandboxWorld;
  /** The secret that signs its webhooks. */
  webhookSecret: string;
  /** The sandbox's API, which receives the SDK's requests. */
  fetch(request: Request): Promise<Response>;
  /** Settles the debits whose banks have answered by now, which is done at calls otherwise. */
  settle(): Promise<void>;
  /** Delivers the webhooks that are due. */
  deliver(post: PostEvent): Promise<number>;
  /** Calls the listener when there may be something to deliver. */
  onEvent(listener: () => void): void;
};

/**
 * A payment provider that moves no money; all state is in the database, shared by all processes.
 */
export async function createPaymentSandbox(
  db: Executor,
  clock: Clock,
  randomness: Randomness,
  { hasOwnKey = false }: { hasOwnKey?: boolean } = {},
): Promise<PaymentSandbox> {
  let listener = () => {};
  const world: SandboxWorld = { db, clock, randomness, onEvent: () => listener() };
  const webhookSecret = await readWebhookSecret(world);
  // The same in every process, and secret.
  const secretKey = hasOwnKey ? `sk_test_${deriveKey(webhookSecret)}` : SANDBOX_SECRET_KEY;
  const api = createSandboxApi(world, secretKey);
  const fetch = async (request: Request) => api.fetch(request);
  const provider = createStripePayments({
    secretKey,
    webhookSecret,
    mode: 'sandbox',
    browser: { publishableKey: SANDBOX_PUBLISHABLE_KEY, standInScript: STAND_IN_SCRIPT },
    clock,
    httpClient: Stripe.createFetchHttpClient((url, init) => fetch(new Request(url, init))),
  });
  return {
    provider,
    world,
    webhookSecret,
    fetch,
    settle: async () => {
      await settleDebits(world);
      world.onEvent();
    },
    deliver: async (post) => {
      await settleDebits(world);
      return deliverDue(world, webhookSecret, post);
    },
    onEvent: (heard) => {
      listener = heard;
    },
  };
}

/** The secret that signs webhooks, made once and the same for all processes. */
async function readWebhookSecret({ db, randomness }: SandboxWorld): Promise<string> {
  await db
    .insert(sandboxPaymentSettings)
    .values({ id: SETTINGS_ROW, webhookSecret: `whsec_${randomness.token()}` })
    .onConflictDoNothing();
  const [row] = await db
    .select()
    .from(sandboxPaymentSettings)
    .where(eq(sandboxPaymentSettings.id, SETTINGS_ROW));
  if (!row) throw new Error('the payment sandbox has no settings');
  return row.webhookSecret;
}

function deriveKey(secret: string): string {
  return createHmac('sha256', secret).update('api key').digest('hex');
}
