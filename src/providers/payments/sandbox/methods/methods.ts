import { eq } from 'drizzle-orm';
import type { MethodKind } from '../../payment-provider.ts';
import { sandboxCustomers, sandboxPaymentMethods, sandboxSetupIntents } from '../../tables.ts';
import { refusals } from '../errors.ts';
import { recordSetupEvent } from '../events.ts';
import { newId, type SandboxWorld } from '../world.ts';
import { findCustomer, findMethod, lockSetup } from './method-store.ts';
import type { CustomerRow, MethodRow, SetupRow } from './setup-objects.ts';
import type { SandboxAccount } from './test-accounts.ts';
import { CARD_ERRORS, type SandboxCard, type SandboxCardError } from './test-cards.ts';

// Every function here runs inside a transaction of the sandbox.

/** The given payment method: a card, a bank account, or an error. */
export type GivenMethod =
  | { card: SandboxCard; method?: string }
  | { account: SandboxAccount; method?: string }
  | { error: SandboxCardError };

export async function createCustomer(
  world: SandboxWorld,
  given: Pick<CustomerRow, 'email' | 'name' | 'metadata'>,
): Promise<CustomerRow> {
  const row = { ...given, id: newId(world, 'cus'), createdAt: world.clock.now() };
  await world.db.insert(sandboxCustomers).values(row);
  return row;
}

export async function createSetup(
  world: SandboxWorld,
  given: { customer: string; methodTypes: MethodKind[]; metadata: Record<string, string> },
): Promise<SetupRow> {
  await findCustomer(world.db, given.customer);
  const id = newId(world, 'seti');
  const row: SetupRow = {
    ...given,
    id,
    clientSecret: `${id}_secret_${world.randomness.token()}`,
    status: 'requires_payment_method',
    paymentMethod: null,
    lastError: null,
    createdAt: world.clock.now(),
  };
  await world.db.insert(sandboxSetupIntents).values(row);
  await recordSetupEvent(world, 'created', row);
  return row;
}

/** Confirms a setup: the method is saved for later charges, a bank account with a mandate. */
export async function confirmSetup(
  world: SandboxWorld,
  id: string,
  given: GivenMethod,
): Promise<{ setup: SetupRow; method?: MethodRow; error?: SandboxCardError }> {
  const setup = await lockSetup(world.db, id);
  if (setup.status !== 'requires_payment_method') {
    throw refusals.unexpectedState(setup.status, 'confirm');
  }
  if ('error' in given) return { setup, error: given.error };
  const isAccount = 'account' in given;
  const card = isAccount ? undefined : given.card;
  if (card && card.outcome !== 'success' && !card.failsLater) {
    return { setup, error: CARD_ERRORS[card.outcome] };
  }
  if (!setup.methodTypes.includes(isAccount ? 'us_bank_account' : 'card')) {
    throw refusals.badParameter('payment_method', 'This setup does not take that type.');
  }
  const method: MethodRow = {
    id: newId(world, 'pm'),
    customer: setup.customer,
    card: isAccount ? null : given.card,
    account: isAccount ? given.account : null,
    mandate: isAccount ? newId(world, 'mandate') : null,
    isMandateActive: true,
    createdAt: world.clock.now(),
  };
  await world.db.insert(sandboxPaymentMethods).values(method);
  const done = { ...setup, status: 'succeeded' as const, paymentMethod: method.id };
  await world.db
    .update(sandboxSetupIntents)
    .set({ status: done.status, paymentMethod: method.id })
    .where(eq(sandboxSetupIntents.id, id));
  await recordSetupEvent(world, 'succeeded', done);
  return { setup: done, method };
}

export async function detachMethod(world: SandboxWorld, id: string): Promise<MethodRow> {
  const method = await findMethod(world.db, id);
  if (!method.customer) {
    throw refusals.badParameter(
      'payment_method',
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      'payment_method_unexpected_state',
    );
  }
  await world.db
    .update(sandboxPaymentMethods)
    .set({ customer: null })
    .where(eq(sandboxPaymentMethods.id, id));
  return { ...method, customer: null };
}

/** A saved method of a customer, checked to be chargeable. */
export async function savedMethodOf(
  world: SandboxWorld,
  id: string,
  customer: string | null,
): Promise<GivenMethod> {
  const { card, account, ...method } = await findMethod(world.db, id);
  if (!customer || method.customer !== customer) {
    throw refusals.badParameter('payment_method', 'The method does not belong to the customer.');
  }
  if (account) {
    if (!method.isMandateActive) {
      throw refusals.badParameter(
        'mandate',
        'The mandate of this payment method is not active.',
        'payment_intent_mandate_invalid',
      );
    }
    return { account, method: id };
  }
  if (!card) throw refusals.missing('payment_method', id);
  return { card, method: id };
}
