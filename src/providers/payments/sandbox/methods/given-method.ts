import { refusals } from '../errors.ts';
import { type FormBody, groupOf, textOf, textsOf } from '../form-body.ts';
import type { SandboxWorld } from '../world.ts';
import { cardOfMethod, readCard } from './cards.ts';
import { type GivenMethod, savedMethodOf } from './methods.ts';
import { accountOfMethod, readAccount } from './test-accounts.ts';

/** The method a request pays with: a predefined test method, a saved one, or entered details. */
export async function givenMethod(
  world: SandboxWorld,
  body: FormBody,
  customer: string | null,
): Promise<GivenMethod> {
  const now = world.clock.now();
  const method = textOf(body.payment_method);
  if (method !== undefined) {
    const card = cardOfMethod(method, now);
    if (card) return { card };
    const account = accountOfMethod(method);
    if (account) return { account };
    return savedMethodOf(world, method, customer);
  }
  if (body.payment_method_data === undefined) {
    throw refusals.badParameter(
      'payment_method',
      'You cannot confirm this PaymentIntent because it is missing a payment method.',
      'payment_intent_unexpected_state',
    );
  }
  const data = groupOf(body.payment_method_data);
  if (textOf(data.type) === 'us_bank_account') return readAccount(textsOf(data.us_bank_account));
  return readCard(textsOf(data.card), now);
}
