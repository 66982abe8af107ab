import type { MethodKind } from '../../payment-provider.ts';
import type { Read, Scope, Write } from '../api-scope.ts';
import { refusals } from '../errors.ts';
import { groupOf, textOf, textsOf } from '../form-body.ts';
import { cardError } from '../objects.ts';
import { givenMethod } from './given-method.ts';
import { findMethod, findSetup } from './method-store.ts';
import { confirmSetup, createCustomer, createSetup, detachMethod } from './methods.ts';
import { customerObject, methodObject, type SetupRow, setupObject } from './setup-objects.ts';

/** The types a request allows; cards by default. */
export function methodTypesOf(body: Scope['body']): MethodKind[] {
  const given = Object.values(groupOf(body.allowed_payment_method_types));
  const known = given.filter((type) => type === 'card' || type === 'us_bank_account');
  if (known.length !== given.length) {
    throw refusals.badParameter('allowed_payment_method_types', 'The type is not known here.');
  }
  return known.length > 0 ? known : ['card'];
}

/** Customers, setups and saved methods. */
export function addMethodRoutes(read: Read, write: Write, requireSecret: (scope: Scope) => void) {
  const withSecret = (setup: SetupRow, { body, isSecret }: Scope) => {
    if (!isSecret && textOf(body.client_secret) !== setup.clientSecret) {
      throw refusals.missing('setup_intent', setup.id);
    }
  };

  write('/v1/customers', async (scope) => {
    requireSecret(scope);
    const { world, body } = scope;
    const customer = await createCustomer(world, {
      email: textOf(body.email) ?? null,
      name: textOf(body.name) ?? null,
      metadata: textsOf(body.metadata),
    });
    return { status: 200, body: customerObject(customer) };
  });
  write('/v1/setup_intents', async (scope) => {
    requireSecret(scope);
    const { world, body } = scope;
    const setup = await createSetup(world, {
      customer: textOf(body.customer) ?? '',
      methodTypes: methodTypesOf(body),
      metadata: textsOf(body.metadata),
    });
    return { status: 200, body: setupObject(setup) };
  });
  read('/v1/setup_intents/:id', async (scope, id) => {
    const { world, body, isSecret } = scope;
    const setup = await findSetup(world.db, id);
    withSecret(setup, scope);
    const isExpanded = Object.values(groupOf(body.expand)).includes('payment_method');
    const isShown = isExpanded && isSecret && setup.paymentMethod;
    const shown = setupObject(
      setup,
      isShown ? await findMethod(world.db, setup.paymentMethod ?? '') : undefined,
    );
    return isSecret ? shown : { ...shown, metadata: undefined };
  });
  write('/v1/setup_intents/:id/confirm', async (scope, id) => {
    const { world, body } = scope;
    const found = await findSetup(world.db, id);
    withSecret(found, scope);
    const given = await givenMethod(world, body, found.customer);
    const { setup, error } = await confirmSetup(world, id, given);
    const shown = { ...setupObject(setup), metadata: undefined };
    if (!error) return { status: 200, body: shown };
    return { status: 402, body: { error: { ...cardError(error), setup_intent: shown } } };
  });
  write('/v1/payment_methods/:id/detach', async (scope, id) => {
    requireSecret(scope);
    return { status: 200, body: methodObject(await detachMethod(scope.world, id)) };
  });
}
