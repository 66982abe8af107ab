import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { adminBearer } from '../../src/testing/http-admin.ts';
import { exampleApplication } from '../../src/testing/scenes/example-application.ts';
import { PASSWORD } from './accounts.ts';
import { adminCookie, originOf } from './admin-cookie.ts';

/** Submits an application like the form; returns its id. */
export async function apply(
  request: APIRequestContext,
  email: string,
  changes: Partial<typeof exampleApplication> = {},
): Promise<string> {
  const response = await request.post('/api/applications', {
    data: { ...exampleApplication, email, ...changes },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).id;
}

/** Pays the deposit of an application with a test card. */
export async function payDeposit(
  request: APIRequestContext,
  email: string,
  applicationId: string,
): Promise<void> {
  const started = await request.post('/api/create-payment-intent', {
    data: { amount: 200, customerEmail: email, applicationId },
  });
  const { clientSecret } = await started.json();
  const id = clientSecret.split('_secret_')[0];
  const paid = await request.post(`/sandbox/payments/v1/payment_intents/${id}/confirm`, {
    headers: { authorization: 'Bearer pk_test_sandbox' },
    form: { client_secret: clientSecret, payment_method: 'pm_card_visa' },
  });
  expect(paid.ok(), await paid.text()).toBe(true);
  const settled = await request.post('/api/deposits/update-status', {
    data: { clientSecret, status: 'completed' },
  });
  expect(await settled.json()).toMatchObject({ status: 'completed' });
}

/** The header of a second admin's requests, made without a browser. */
export async function adminHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const origin = await originOf(request);
  return { ...(await adminBearer(origin, await adminCookie(origin))), origin };
}

async function signInForToken(
  request: APIRequestContext,
  data: { email: string; password: string },
): Promise<string> {
  const signedIn = await request.post('/api/identity/sign-in/email', { data });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
  return (await (await request.get('/api/identity/token')).json()).idToken;
}

/** Makes an account with a confirmed address; the request's cookies are then that person's. */
export async function signUpVerified(
  request: APIRequestContext,
  email: string,
  verificationLink: () => Promise<string>,
): Promise<void> {
  const data = { email, password: PASSWORD };
  await request.post('/api/identity/sign-up/email', { data });
  const { hash } = new URL(await verificationLink());
  const token = new URLSearchParams(hash.slice(1)).get('token');
  const verified = await request.post('/api/identity/verify-email', { data: { token } });
  expect(verified.ok(), await verified.text()).toBe(true);
  const idToken = await signInForToken(request, data);
  const uid = JSON.parse(
    Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8'),
  ).sub;
  const synced = await request.post('/api/auth/sync', { data: { uid, idToken } });
  expect(synced.ok(), await synced.text()).toBe(true);
}

/** The row of an application in the list. */
export const rowOf = (page: Page, email: string) =>
  page.getByRole('listitem').filter({ hasText: email });

/** Waits until a decision on an income has taken effect, ten seconds after it was made. */
export async function untilDecided(
  request: APIRequestContext,
  headers: Record<string, string>,
  email: string,
  status: 'approved' | 'rejected',
): Promise<void> {
  const read = async () => {
    const address = `/api/admin/applications?search=${encodeURIComponent(email)}`;
    const { items } = await (await request.get(address, { headers })).json();
    return items[0]?.incomeVerificationStatus;
  };
  await expect.poll(read, { timeout: 40_000 }).toBe(status);
}
