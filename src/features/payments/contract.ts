import { z } from 'zod';
import { defineCall } from '#shared/api/call.ts';

/** What a browser needs to pay. */
export const paymentSetup = z.object({
  clientSecret: z.string(),
  publishableKey: z.string(),
  /** Our script that replaces the provider's in the payment sandbox. */
  standInScript: z.string().optional(),
  /** Dollars. */
  amount: z.number(),
});
export type PaymentSetup = z.output<typeof paymentSetup>;

/** What a browser needs to set up a payment method for later charges. */
export const methodSetup = paymentSetup.omit({ amount: true }).extend({ methodId: z.uuid() });
export type MethodSetup = z.output<typeof methodSetup>;

/** A payment method as its owner sees it. */
export const savedMethod = z.object({
  id: z.uuid(),
  kind: z.enum(['card', 'us_bank_account']),
  last4: z.string(),
  /** The bank's name, or the card's brand. */
  name: z.string(),
});
export type SavedMethod = z.output<typeof savedMethod>;

export const receivePaymentEventCall = defineCall({
  method: 'POST',
  path: '/api/webhooks/payments',
  summary: 'Receive an event of the payment provider: the raw body, signed by it',
  tag: 'Payments',
  access: 'public',
  response: z.object({ received: z.literal(true) }),
  errors: ['INVALID_EVENT'],
});
