import { request as createRequest, type Page } from '@playwright/test';
import { adminBearer, adminCookies } from '../../src/testing/http-admin.ts';
import { logInAsAdmin, PASSWORD, signIn } from '../kit/accounts.ts';
import { adminHeaders, signUpVerified } from '../kit/admin.ts';
import { fillCard, paymentFrame } from '../kit/card-form.ts';
import { PDF } from '../kit/members.ts';
import { expect, groupOf, test } from '../kit/running-group.ts';
import { toast } from '../kit/site.ts';

const DAY_MS = 86_400_000;
/** With the first instalment's fund part the last 239 bring the whole credit: the bid wins. */
const WHOLE_TERM = '239';

/** Screenshots for people who look at the pages: SHOTS=/some/folder. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
}

async function payByCard(page: Page, amount: string): Promise<void> {
  await fillCard(paymentFrame(page));
  await page.getByRole('button', { name: `Pay ${amount}`, exact: true }).click();
}

test('a selected member sends papers, chooses a home, and two admins pay it', async ({
  page,
  site,
  running,
  server,
  browser,
}) => {
  test.setTimeout(120_000);
  const email = site.freshEmail('selected');
  const second = { email: site.freshEmail('second-admin'), password: PASSWORD };
  await running.makeMember(email);
  const open = () =>
    createRequest.newContext({ baseURL: server.url, extraHTTPHeaders: { origin: server.url } });
  const one = await open();
  const other = await open();
  await signUpVerified(other, second.email, async () => {
    const { links } = await site.mailTo(second.email, /Confirm your email/);
    return links.find((link) => link.includes('/verify-email')) ?? '';
  });
  const users = await one.get(`/api/admin/users?search=${encodeURIComponent(second.email)}`, {
    headers: await adminHeaders(one),
  });
  const { items } = await users.json();
  const role = await one.patch(`/api/admin/users/${items[0].id}/role`, {
    headers: await adminHeaders(one),
    data: { role: 'admin' },
  });
  expect(role.ok(), await role.text()).toBe(true);

  await signIn(page, email);
  await page.goto('/dashboard/home');
  await expect(page.getByText('Your home begins here')).toBeVisible();
  await page.goto('/dashboard/contributions');
  const pay = page.getByRole('region', { name: 'Pay now' });
  await pay.getByText('Card', { exact: true }).click();
  await pay.getByRole('button', { name: 'Continue with $2,144' }).click();
  await payByCard(page, '$2,144');
  await expect(toast(page, 'Contribution received')).toBeVisible({ timeout: 20_000 });
  await running.openBidding(page);
  await page.getByRole('spinbutton', { name: 'Instalments' }).fill(WHOLE_TERM);
  await page.getByRole('button', { name: 'Seal and place my bid' }).click();
  const large = page.getByRole('dialog', { name: 'Bid $560,216?' });
  await large.getByRole('button', { name: 'Seal and place it' }).click();
  await expect(toast(page, 'Bid Received')).toBeVisible({ timeout: 20_000 });
  const group = await groupOf(page);
  const assembly = await (await page.request.get(`/groups/${group}/assemblies/1.json`)).json();
  const wait = Date.parse(assembly.heldAt) - Date.parse(assembly.opensAt);
  await running.passDays(Math.ceil(wait / DAY_MS) + 1);
  await page.goto('/dashboard/assemblies');
  await page.getByText('Card', { exact: true }).click();
  await page.getByRole('button', { name: /\$560,216/ }).click();
  await payByCard(page, '$560,216');
  await site.mailTo(email, /your seat was selected/);

  // The member sends papers; an admin moves the award; the member names the home.
  await page.goto('/dashboard/home');
  await expect(page.getByText('It is your turn')).toBeVisible();
  await shoot(page, 'home-papers');
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'passport.pdf',
    mimeType: 'application/pdf',
    buffer: PDF,
  });
  await expect(toast(page, 'Uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'My papers are complete' }).click();
  await expect(page.getByText('We are looking at your papers')).toBeVisible();
  await site.expectAccessible();

  const context = await browser.newContext({ baseURL: server.url });
  const desk = await context.newPage();
  await logInAsAdmin(desk, '/admin/awards');
  const move = async (step: string) => {
    const row = desk
      .getByRole('listitem')
      .filter({ hasText: group.replace('test-450-', 'Group ') });
    await row.getByRole('button', { name: 'Move' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Move the award' });
    await dialog.getByLabel('Step').selectOption(step);
    await dialog.getByLabel('Reason').fill('Everything is in order.');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(toast(desk, 'Moved')).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  await move('home');
  await page.reload();
  await page.getByLabel('Address').fill('12 Maple Street, Provo, UT');
  await page.getByLabel('Price in dollars').fill('450,000');
  await page.getByLabel('Who sells it').fill('B. Young');
  await page.getByLabel('Title company').fill('Deseret Title');
  await shoot(page, 'home-chosen');
  await page.getByRole('button', { name: 'Send us this home' }).click();
  await expect(page.getByText('We are looking at the home you chose')).toBeVisible();
  await desk.reload();
  await move('closing');
  await shoot(desk, 'admin-awards');
  await desk.getByRole('button', { name: 'Title company’s account' }).click();
  const account = desk.getByRole('dialog', { name: 'Title company’s account' });
  await account.getByLabel('Routing number').fill('124000054');
  await account.getByLabel('Account number').fill('000123456789');
  await account.getByRole('button', { name: 'Save the account' }).click();
  await expect(toast(desk, 'Saved')).toBeVisible();

  // Three days later one admin requests, the other approves, and the first one records it, once.
  await running.passDays(3);
  const admin = { headers: await adminHeaders(one) };
  const {
    items: [owed],
  } = await (await one.get('/api/admin/payouts', admin)).json();
  const path = `/api/admin/payouts/${owed.id}`;
  const asked = await (await one.post(`${path}/ask`, admin)).json();
  const approve = `/api/admin/approvals/${asked.approvalId}/confirm`;
  expect((await one.post(approve, admin)).ok()).toBe(false);
  const seconds = {
    headers: await adminBearer(server.url, await adminCookies(server.url, second)),
  };
  const shown = `/api/admin/approvals/${asked.approvalId}/account`;
  expect((await other.post(shown, seconds)).ok()).toBe(true);
  const approved = await other.post(approve, seconds);
  expect(approved.ok(), await approved.text()).toBe(true);
  const later = await browser.newContext({ baseURL: server.url });
  const till = await later.newPage();
  await logInAsAdmin(till, '/admin/payouts');
  await till.getByRole('button', { name: 'Send and record' }).click();
  const record = till.getByRole('dialog', { name: 'Send and record' });
  await record.getByRole('button', { name: 'Show the account' }).click();
  await expect(record.getByText('000123456789')).toBeVisible();
  await record.getByLabel('Bank reference').fill('FT 4711');
  await record.getByLabel('Sent on').fill(new Date(asked.owedAt).toISOString().slice(0, 10));
  await record.getByRole('button', { name: 'Record as sent' }).click();
  await expect(toast(till, 'Recorded')).toBeVisible();
  await shoot(till, 'admin-payouts');
  await page.goto('/dashboard/home');
  await expect(page.getByText(/Welcome home\./)).toBeVisible();
  await site.expectAccessible();
  await shoot(page, 'home-paid');
  await context.close();
  await later.close();
  await one.dispose();
  await other.dispose();
});
