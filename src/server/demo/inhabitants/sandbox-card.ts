import type { Context } from '#platform/context.ts';
import { SANDBOX_PUBLISHABLE_KEY } from '#providers/payments/sandbox/api.ts';

const METHODS = {
  card: 'pm_card_visa',
  declined: 'pm_card_chargeDeclined',
  us_bank_account: 'pm_usBankAccount_success',
} as const;

export type TestMethod = keyof typeof METHODS;

/** Confirms a payment or a setup at the payment sandbox, as the form in somebody's browser does. */
export async function confirmInBrowser(
  { paymentSandbox }: Pick<Context, 'paymentSandbox'>,
  of: 'payment_intents' | 'setup_intents',
  clientSecret: string,
  method: TestMethod = 'card',
): Promise<void> {
  const [id] = clientSecret.split('_secret_');
  const body = new URLSearchParams({
    key: SANDBOX_PUBLISHABLE_KEY,
    client_secret: clientSecret,
    payment_method: METHODS[method],
  });
  const address = `https://sandbox.invalid/v1/${of}/${id}/confirm`;
  const answer = await paymentSandbox?.fetch(new Request(address, { method: 'POST', body }));
  // 402: the bank refused, which is an outcome like any other.
  if (!answer?.ok && answer?.status !== 402) {
    throw new Error(`the payment sandbox answered ${answer?.status ?? 'nothing'}`);
  }
}
