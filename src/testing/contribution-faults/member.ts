import { sql } from 'drizzle-orm';
import { SANDBOX_PUBLISHABLE_KEY } from '#providers/payments/sandbox/api.ts';
import { send } from '../deposit-faults/requests.ts';
import { type Case, emailOf, type Stage } from '../deposit-faults/run-case.ts';
import { signInAsMember } from '../member-browser.ts';
import { paymentIdOf, stripeOf } from '../scenes/card-payments.ts';
import { formGroup } from '../scenes/form-group.ts';
import type { TestApp } from '../test-app.ts';
import type { TestBrowser } from '../test-browser.ts';
import { ownContext } from './own-context.ts';

/** A signed-in member of a formed group of one. */
export type Member = { membershipId: string; browser: TestBrowser; test: Pick<TestApp, 'context'> };

export async function makeMember(stage: Stage, given: Case): Promise<Member> {
  const context = await ownContext(stage);
  const email = emailOf(given);
  await formGroup({ context }, { capacity: 1, emails: [email] });
  const request: TestApp['request'] = (method, path, body, headers = {}) =>
    fetch(`${stage.server.url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const browser = await signInAsMember({ context, request } as TestApp, email);
  const [seat] = await (await browser.send('GET', '/api/contributions')).json();
  return { membershipId: seat.membershipId, browser, test: { context } };
}

/** Pays the next instalment by card; a failing step ends the visit. */
export async function payNext(url: string, { membershipId, browser }: Member): Promise<void> {
  try {
    const [seat] = await (await browser.send('GET', '/api/contributions')).json();
    if (!seat || seat.paid > 0) return;
    const path = `/api/contributions/${membershipId}/payments`;
    const answer = await browser.send('POST', path, { first: 1, instalments: 1, method: 'card' });
    if (answer.status !== 200) return;
    const { clientSecret, paymentId } = await answer.json();
    await send(
      `${url}/sandbox/payments/v1/payment_intents/${paymentIdOf(clientSecret)}/confirm`,
      new URLSearchParams({
        key: SANDBOX_PUBLISHABLE_KEY,
        client_secret: clientSecret,
        payment_method: 'pm_card_visa',
      }),
    );
    await browser.send('POST', `/api/contributions/payments/${paymentId}/status`);
  } catch {
    // The server died: the person sees an error and leaves.
  }
}

/** Enables automatic charges, with a charge that was announced and is due today. */
export async function announceCharge(
  { db }: Stage,
  { membershipId, browser, test }: Member,
  method: { id: string; kind: 'card' | 'us_bank_account' },
): Promise<void> {
  const path = '/api/contributions/methods';
  const setup = await (await browser.send('POST', path, { method: method.kind })).json();
  await stripeOf(test).setupIntents.confirm(paymentIdOf(setup.clientSecret), {
    payment_method: method.id,
  });
  await browser.send('POST', `${path}/${setup.methodId}/status`);
  const automatic = `/api/contributions/${membershipId}/automatic`;
  const started = await browser.send('PUT', automatic, { methodId: setup.methodId });
  if (started.status !== 200) throw new Error(`automatic payments: ${await started.text()}`);
  await db.execute(sql`insert into automatic_charges
    (id, membership_id, month, attempt, charge_on, state, created_at, updated_at)
    values (gen_random_uuid(), ${membershipId}, 1, 1, current_date - 1, 'announced', now(), now())`);
  await db.execute(
    sql`update contribution_accounts set charge_on = null where membership_id = ${membershipId}`,
  );
}
