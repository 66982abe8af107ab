import { randomUUID } from 'node:crypto';
import {
  type APIRequestContext,
  type Browser,
  request as createRequest,
  type Locator,
  type Page,
} from '@playwright/test';
import { dateOf } from '../../src/shared/calendar/date-of.ts';
import { adminBearer, adminCookies } from '../../src/testing/http-admin.ts';
import { PASSWORD } from '../kit/accounts.ts';
import { adminHeaders, apply, signUpVerified } from '../kit/admin.ts';
import { PNG } from '../kit/members.ts';
import { expect, test as running } from '../kit/running-group.ts';
import { type Site, toast } from '../kit/site.ts';
import { ADMIN } from '../kit/the-admin.ts';

/** A server, and so a database, of this file's own: its list of today is worked to zero. */
const test = running.extend<object, { isAlone: boolean }>({
  isAlone: [true, { scope: 'worker' }],
});

const DAY_MS = 86_400_000;
const SECOND = 'second@example.com';
const WIRE = '$2,144';

type Desk = {
  page: Page;
  /** Goes there with Tab. */
  reach(target: Locator): Promise<void>;
  /** Goes there with Tab and presses it. */
  press(target: Locator): Promise<void>;
  /** Goes to the field of this label with Tab and types. */
  type(label: string, text: string): Promise<void>;
  /** Types into the search for anything and opens the first result. */
  find(text: string, result: string | RegExp): Promise<void>;
};

/** A desk that only knows keys. */
function deskOf(page: Page): Desk {
  const { keyboard } = page;
  const isFocused = (target: Locator) =>
    target.evaluate((element) => element === document.activeElement);
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    await expect(target).toBeEnabled();
    for (let presses = 0; presses < 150; presses += 1) {
      if (await isFocused(target)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${target}`);
  };
  return {
    page,
    reach,
    async press(target) {
      await reach(target);
      await keyboard.press('Enter');
    },
    async type(label, text) {
      const dialog = page.getByRole('dialog');
      const within = (await dialog.isVisible()) ? dialog : page;
      await reach(within.getByLabel(label).first());
      await keyboard.type(text);
    },
    async find(text, result) {
      await keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Search anything' })).toBeFocused();
      await keyboard.type(text);
      await expect(page.getByRole('option').first()).toContainText(result);
      await keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  };
}

const open = (url: string): Promise<APIRequestContext> =>
  createRequest.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });

const verification = (site: Site, email: string) => async () => {
  const { links } = await site.mailTo(email, /Confirm your email/);
  return links.find((link) => link.includes('/verify-email')) ?? '';
};

async function ok<T>(answer: Awaited<ReturnType<APIRequestContext['get']>>): Promise<T> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json() as Promise<T>;
}

/** A second admin, who may confirm after their first week. */
async function nameSecond(url: string, site: Site): Promise<void> {
  const person = await open(url);
  await signUpVerified(person, SECOND, verification(site, SECOND));
  await person.dispose();
  const first = await open(url);
  const options = { headers: await adminHeaders(first) };
  const { items } = await ok<{ items: { id: string }[] }>(
    await first.get(`/api/admin/users?search=${SECOND}`, options),
  );
  const data = { role: 'admin' };
  await ok(await first.patch(`/api/admin/users/${items[0]?.id}/role`, { ...options, data }));
  await first.dispose();
}

/** A page of the second admin. */
async function openSecond(browser: Browser, url: string): Promise<Page> {
  const cookies = await adminCookies(url, { email: SECOND, password: PASSWORD });
  const context = await browser.newContext({ baseURL: url });
  await context.addCookies(
    cookies.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('='), url };
    }),
  );
  return context.newPage();
}

/** Enters and confirms a wire that does not pay an instalment; it is owed to whoever leaves. */
async function payAHundred(url: string, membershipId: string, today: Date): Promise<void> {
  const [first, second] = [await open(url), await open(url)];
  const data = {
    amountCents: 10_000,
    receivedOn: dateOf(today),
    method: 'wire',
    reference: 'WIRE 1',
    repeatReason: '',
  };
  const path = `/api/admin/contributions/${membershipId}/manual-payments`;
  const headers = await adminHeaders(first);
  const { approvalId } = await ok<{ approvalId: string }>(
    await first.post(path, { headers, data }),
  );
  const cookies = await adminCookies(url, { email: SECOND, password: PASSWORD });
  const seconds = { ...(await adminBearer(url, cookies)), origin: url };
  await ok(await second.post(`/api/admin/approvals/${approvalId}/confirm`, { headers: seconds }));
  await Promise.all([first.dispose(), second.dispose()]);
}

/** Leaves after the first due date and says where the money goes; both take effect three days later. */
async function leave(member: APIRequestContext): Promise<string> {
  const details = {
    holder: 'Ana Lima',
    kind: 'checking',
    routingNumber: '124000054',
    accountNumber: '000123456789',
  };
  await ok(await member.put('/api/bank-details', { data: details }));
  type Seat = {
    membershipId: string;
    holderName: string;
    option: string;
    worked: Record<string, number>;
  };
  const [seat] = await ok<Seat[]>(await member.get('/api/leaving'));
  if (!seat) throw new Error('the member has no seat');
  const { option, worked, holderName } = seat;
  const data = {
    option,
    payoutCents: worked.payoutCents,
    refundCents: worked.refundCents,
    owesCents: worked.owesCents,
    signature: holderName,
  };
  await ok(await member.post(`/api/leaving/${seat.membershipId}`, { data }));
  return holderName;
}

test('a morning at the desk with the keyboard, until nothing waits', async ({
  page,
  site,
  running: { makeMember, passDays },
  server: { url },
  browser,
  isAlone: _,
}) => {
  test.setTimeout(300_000);
  const caller = 'caller@example.com';
  const leaver = 'leaver@example.com';
  const applicant = 'applicant@example.com';

  // From the second of a month on, so that no assembly is held in the end.
  const now = await passDays(0);
  const second = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2, 18);
  await passDays(Math.round((second - now.getTime()) / DAY_MS));
  await makeMember(caller);
  await makeMember(leaver);
  await nameSecond(url, site);
  // Past the first due date, and before the first assembly.
  const today = await passDays(35);

  const cookie = await adminCookies(url, { email: leaver, password: PASSWORD });
  const member = await createRequest.newContext({
    baseURL: url,
    extraHTTPHeaders: { origin: url, cookie },
  });
  const [left] = await ok<{ membershipId: string }[]>(await member.get('/api/leaving'));
  await payAHundred(url, left?.membershipId ?? '', today);
  const payee = await leave(member);
  await member.dispose();
  const morning = await passDays(4);

  const person = await open(url);
  await apply(person, applicant, { firstName: 'Bo', lastName: 'Berg' });
  await signUpVerified(person, applicant, verification(site, applicant));
  const path = `/api/documents/${randomUUID()}?kind=income&name=pay-slip.png`;
  const headers = { 'content-type': 'application/octet-stream' };
  await ok(await person.put(path, { headers, data: PNG }));
  await person.dispose();

  // Signing in.
  const desk = deskOf(page);
  const { keyboard } = page;
  await page.goto('/admin-login');
  await desk.type('Email', ADMIN.email);
  await desk.type('Password', ADMIN.password);
  await keyboard.press('Enter');
  const code = async () => {
    const codes = await (await page.request.get(`/sandbox/codes.json?email=${ADMIN.email}`)).json();
    return codes[0]?.code ?? null;
  };
  await expect.poll(code, { timeout: 60_000 }).not.toBeNull();
  await desk.reach(page.getByLabel(/code/i).first());
  await keyboard.type(await code());
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/today');
  const waiting = (title: string) => page.getByRole('region', { name: title });
  await expect(waiting('Income reviews')).toContainText('Bo Berg');
  await expect(waiting('Payouts to ask for')).toContainText(payee);

  // A caller, by name: their wire has come.
  await desk.find(caller, caller);
  await expect(page.getByRole('link', { name: caller }).first()).toBeVisible();
  await desk.press(page.getByRole('button', { name: 'Record a payment' }));
  await desk.type('Amount in dollars', WIRE.slice(1));
  const [year, month, day] = dateOf(morning).split('-');
  await desk.type('Received on', `${month}${day}${year}`);
  await desk.type('Reference on the bank statement', 'WIRE 2');
  await desk.press(page.getByRole('button', { name: 'Enter payment' }));
  await expect(toast(page, 'Payment entered')).toBeVisible();

  // The second person confirms it.
  const other = deskOf(await openSecond(browser, url));
  const confirmAll = async () => {
    await other.page.goto('/admin/today');
    await other.press(other.page.getByRole('link', { name: /^Decide: / }).first());
    await expect(other.page).toHaveURL(/\/admin\/approvals/);
    await other.press(other.page.getByRole('button', { name: 'Confirm', exact: true }));
  };
  await confirmAll();
  await expect(toast(other.page, 'Confirmed')).toBeVisible();

  // Another caller names the amount.
  await keyboard.press('g');
  await keyboard.press('t');
  await expect(page).toHaveURL('/admin/today');
  await desk.find(WIRE, WIRE);
  await expect(page.getByRole('link', { name: caller }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Instalments' })).toContainText(WIRE);

  // A payout, by two people.
  await keyboard.press('g');
  await keyboard.press('t');
  await desk.press(page.getByRole('link', { name: `Ask for it: ${payee}` }));
  await desk.press(page.getByRole('button', { name: 'Ask for it' }));
  await expect(toast(page, 'Asked')).toBeVisible();
  await confirmAll();
  await other.press(other.page.getByRole('button', { name: 'Show the account' }));
  await expect(other.page.getByText('000123456789')).toBeVisible();
  await other.press(
    other.page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }),
  );
  await expect(other.page.getByRole('dialog')).toBeHidden();
  await keyboard.press('g');
  await keyboard.press('t');
  await desk.press(page.getByRole('link', { name: `Send and record: ${payee}` }));
  await desk.press(page.getByRole('button', { name: 'Send and record' }));
  await desk.type('Bank reference', 'FT 1');
  await desk.type('Sent on', `${month}${day}${year}`);
  await desk.press(page.getByRole('button', { name: 'Record as sent' }));
  await expect(toast(page, 'Recorded')).toBeVisible();

  // The review: a key goes to the button, Enter presses it.
  await keyboard.press('g');
  await keyboard.press('t');
  await desk.press(page.getByRole('link', { name: 'Review: Bo Berg' }));
  await expect(page.getByRole('heading', { name: 'Bo Berg' })).toBeVisible();
  await keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Approve' })).toBeFocused();
  await keyboard.press('Enter');
  await site.mailTo(applicant, /income is verified/);

  // An article.
  await keyboard.press('g');
  await keyboard.press('b');
  await desk.press(page.getByRole('button', { name: 'Novo Artigo' }));
  await desk.type('Título', 'Uma manhã');
  await desk.type('Autor', 'Equipe');
  await desk.type('Conteúdo', 'Um texto.');
  await desk.press(page.getByRole('switch', { name: 'Publicar artigo' }));
  await desk.press(page.getByRole('button', { name: 'Salvar Artigo' }));
  await expect(toast(page, 'Artigo criado com sucesso!')).toBeVisible();
  expect((await page.request.get('/blog/uma-manha')).status()).toBe(200);

  await keyboard.press('g');
  await keyboard.press('t');
  await expect(page.getByText('Nothing waits.')).toBeVisible();
});
