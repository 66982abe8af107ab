import { Hono } from 'hono';
import { filterOf, listObject, type Read, requireSecret, type Write } from './api-scope.ts';
import { addBalanceRoutes } from './balance-api.ts';
import { readSettledIntent, settleDebits } from './debits.ts';
import { findDispute, listDisputes } from './disputes.ts';
import { refusals, SandboxRefusal } from './errors.ts';
import { type FormBody, groupOf, numberOf, parseFormBody, textOf, textsOf } from './form-body.ts';
import { type Answer, once } from './idempotency.ts';
import { givenMethod } from './methods/given-method.ts';
import { addMethodRoutes, methodTypesOf } from './methods/method-api.ts';
import {
  cardError,
  chargeObject,
  disputeObject,
  type IntentRow,
  intentObject,
  publicIntentObject,
  refundObject,
} from './objects.ts';
import { cancelIntent, confirmIntent, createIntent, createRefund } from './payments.ts';
import {
  findByReference,
  findCharge,
  findIntent,
  findRefund,
  listIntents,
  listRefunds,
} from './store.ts';
import { newId, type SandboxWorld } from './world.ts';

/** Publicly known: an installation that others can reach has its own key. */
export const SANDBOX_SECRET_KEY = 'sk_test_sandbox';
export const SANDBOX_PUBLISHABLE_KEY = 'pk_test_sandbox';

type Env = { Variables: { rawBody: string; body: FormBody; isSecret: boolean } };

const ok = (body: unknown): Answer => ({ status: 200, body });

/** A character the database cannot store, raw or percent-encoded. */
const NUL = /%00|\0/;

/** What these show is not changed by a debit that settles, or only by the payment's own. */
const SETTLED_BY_THEMSELVES = new Set([
  '/v1/payment_intents/:id',
  '/v1/refunds',
  '/v1/refunds/:id',
]);

/** The part of the provider's API that we use, over the sandbox's tables. */
export function createSandboxApi(
  world: SandboxWorld,
  secretKey: string = SANDBOX_SECRET_KEY,
): Hono<Env> {
  const api = new Hono<Env>();

  api.onError((error, request) => {
    request.header('request-id', newId(world, 'req'));
    if (error instanceof SandboxRefusal) return request.json({ error: error.error }, error.status);
    return request.json({ error: { type: 'api_error', message: 'The sandbox failed.' } }, 500);
  });
  api.use('/v1/*', async (request, next) => {
    const rawBody = request.req.method === 'GET' ? '' : await request.req.text();
    const body = parseFormBody(
      request.req.method === 'GET' ? new URL(request.req.url).search : rawBody,
    );
    const key =
      request.req.header('authorization')?.replace(/^Bearer /, '') ?? textOf(body.key) ?? '';
    if (key !== secretKey && key !== SANDBOX_PUBLISHABLE_KEY) throw refusals.badKey();
    if (NUL.test(request.req.url + rawBody)) {
      throw refusals.badParameter('id', 'Invalid characters.');
    }
    request.set('rawBody', rawBody);
    request.set('body', body);
    request.set('isSecret', key === secretKey);
    await next();
  });

  const read: Read = (path, answer) =>
    api.get(path, async (request) => {
      if (!SETTLED_BY_THEMSELVES.has(path)) await settleDebits(world);
      const scope = { world, body: request.get('body'), isSecret: request.get('isSecret') };
      return request.json((await answer(scope, request.req.param('id') ?? '')) as object);
    });
  const write: Write = (path, answer) =>
    api.post(path, async (request) => {
      await settleDebits(world);
      const { status, body, isReplayed } = await once(
        world,
        {
          key: request.req.header('idempotency-key'),
          method: request.req.method,
          path: request.req.path,
          body: request.get('rawBody'),
        },
        (inner) =>
          answer(
            { world: inner, body: request.get('body'), isSecret: request.get('isSecret') },
            request.req.param('id') ?? '',
          ),
      );
      world.onEvent();
      if (isReplayed) request.header('idempotent-replayed', 'true');
      request.header('request-id', newId(world, 'req'));
      return request.json(body as object, status);
    });

  write('/v1/payment_intents', async ({ world, body, isSecret }) => {
    requireSecret(isSecret);
    if (body.payment_method_types !== undefined) {
      throw refusals.badParameter(
        'payment_method_types',
        'Received unknown parameter: payment_method_types',
        'parameter_unknown',
      );
    }
    const intent = await createIntent(world, {
      amount: numberOf(body.amount) ?? 0,
      currency: textOf(body.currency) ?? '',
      description: textOf(body.description) ?? null,
      metadata: textsOf(body.metadata),
      methodTypes: methodTypesOf(body),
      customer: textOf(body.customer) ?? null,
    });
    if (textOf(body.confirm) !== 'true') return ok(intentObject(intent));
    return confirm(world, body, intent, intentObject);
  });
  read('/v1/payment_intents', async ({ world, body, isSecret }) => {
    requireSecret(isSecret);
    const { limit, ...filter } = await filterOf(body, (id) => findIntent(world.db, id));
    const customer = textOf(body.customer);
    const rows = await listIntents(world.db, limit + 1, { ...filter, customer });
    return listObject('/v1/payment_intents', rows, limit, intentObject);
  });
  read('/v1/payment_intents/search', async ({ world, body, isSecret }) => {
    requireSecret(isSecret);
    const [, reference] =
      /^metadata\['reference'\]:'([^']*)'$/.exec(textOf(body.query) ?? '') ?? [];
    if (reference === undefined) throw refusals.badParameter('query', 'Invalid search query.');
    const data = (await findByReference(world.db, reference)).map(intentObject);
    return { object: 'search_result', url: '/v1/payment_intents/search', has_more: false, data };
  });
  read('/v1/payment_intents/:id', async ({ world, body, isSecret }, id) => {
    const { intent, charge } = await readSettledIntent(world, id);
    if (!isSecret) return publicIntentObject(withSecret(intent, body));
    const isExpanded = Object.values(groupOf(body.expand)).includes('latest_charge');
    if (!isExpanded || !charge) return intentObject(intent);
    return { ...intentObject(intent), latest_charge: chargeObject(charge) };
  });
  write('/v1/payment_intents/:id/confirm', async ({ world, body, isSecret }, id) => {
    const intent = await findIntent(world.db, id);
    if (!isSecret) withSecret(intent, body);
    return confirm(world, body, intent, isSecret ? intentObject : publicIntentObject);
  });
  write('/v1/payment_intents/:id/cancel', async ({ world, body, isSecret }, id) => {
    requireSecret(isSecret);
    return ok(intentObject(await cancelIntent(world, id, textOf(body.cancellation_reason))));
  });
  read('/v1/charges/:id', async ({ world, isSecret }, id) => {
    requireSecret(isSecret);
    return chargeObject(await findCharge(world.db, id));
  });
  write('/v1/refunds', async ({ world, body, isSecret }) => {
    requireSecret(isSecret);
    const refund = await createRefund(world, {
      paymentIntent: textOf(body.payment_intent),
      charge: textOf(body.charge),
      amount: numberOf(body.amount),
      reason: textOf(body.reason),
      metadata: textsOf(body.metadata),
    });
    return ok(refundObject(refund));
  });
  read('/v1/refunds', async ({ world, body, isSecret }) => {
    requireSecret(isSecret);
    const filter = await filterOf(body, (id) => findRefund(world.db, id));
    const rows = await listRefunds(world.db, filter);
    return listObject('/v1/refunds', rows, filter.limit, refundObject);
  });
  read('/v1/disputes', async ({ world, body, isSecret }) => {
    requireSecret(isSecret);
    const filter = await filterOf(body, (id) => findDispute(world.db, id));
    const rows = await listDisputes(world.db, filter);
    return listObject('/v1/disputes', rows, filter.limit, disputeObject);
  });
  read('/v1/refunds/:id', async ({ world, isSecret }, id) => {
    requireSecret(isSecret);
    return refundObject(await findRefund(world.db, id));
  });
  addBalanceRoutes(read);
  addMethodRoutes(read, write, ({ isSecret }) => requireSecret(isSecret));
  api.all('*', (request) => {
    throw refusals.missing('resource', request.req.path);
  });
  return api;
}

async function confirm(
  world: SandboxWorld,
  body: FormBody,
  { id, customer }: IntentRow,
  show: (intent: IntentRow) => unknown,
): Promise<Answer> {
  const given = await givenMethod(world, body, customer);
  const isOffSession = textOf(body.off_session) === 'true';
  const { intent, error } = await confirmIntent(world, id, given, { isOffSession });
  if (!error) return ok(show(intent));
  return { status: 402, body: { error: { ...cardError(error), payment_intent: show(intent) } } };
}

/** A browser must know the client secret; without it the payment does not exist. */
function withSecret(intent: IntentRow, body: FormBody): IntentRow {
  if (textOf(body.client_secret) !== intent.clientSecret) {
    throw refusals.missing('payment_intent', intent.id);
  }
  return intent;
}
