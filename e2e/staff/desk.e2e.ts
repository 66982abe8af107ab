import { randomUUID } from 'node:crypto';
import { logInAsAdmin } from '../kit/accounts.ts';
import { adminHeaders, apply, signUpVerified } from '../kit/admin.ts';
import { holdScript } from '../kit/held-script.ts';
import { PNG } from '../kit/members.ts';
import { expect, type Site, test, toast } from '../kit/site.ts';

const verificationLink = (site: Site, email: string) => async () => {
  const { links } = await site.mailTo(email, /Confirm your email/);
  return links.find((link) => link.includes('verify')) ?? '';
};

test('what waits is on Today until it is done @phone', async ({
  page,
  request,
  playwright,
  baseURL,
  site,
}) => {
  const email = site.freshEmail('waiting');
  const lastName = `Wartet ${randomUUID().slice(0, 6)}`;
  await apply(request, email, { lastName });
  const { origin } = new URL(baseURL ?? '');
  const extraHTTPHeaders = { origin };
  const member = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders });
  await signUpVerified(member, email, verificationLink(site, email));
  const path = `/api/documents/${randomUUID()}?kind=income&name=pay-slip.png`;
  const headers = { 'content-type': 'application/octet-stream' };
  expect((await member.put(path, { headers, data: PNG })).status()).toBe(200);
  await member.dispose();

  await logInAsAdmin(page, '/admin/today');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The cooperative' })).toBeVisible();
  const action = page.getByRole('link', { name: `Review: Ana ${lastName}` });
  await expect(action).toBeVisible();
  await site.expectAccessible();
  await action.click();
  await expect(page).toHaveURL(/\/admin\/applications\//);
  await expect(page.getByRole('heading', { name: `Ana ${lastName}` })).toBeVisible();

  const decided = await request.patch('/api/admin/approve-income', {
    headers: await adminHeaders(request),
    data: { email, approved: true, adminNotes: 'Fits.' },
  });
  expect(decided.ok(), await decided.text()).toBe(true);
  await expect(async () => {
    await page.goto('/admin/today');
    await expect(page.getByRole('heading', { name: 'The cooperative' })).toBeVisible();
    await expect(action).toBeHidden({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
});

test('a person’s page: a note, a mail again, signing out, the timeline @phone', async ({
  page,
  request,
  playwright,
  baseURL,
  site,
}) => {
  const email = site.freshEmail('caller');
  const id = await apply(request, email);
  await logInAsAdmin(page, `/admin/people/application/${id}`);
  await expect(page.getByRole('heading', { name: 'Ana Lima' })).toBeVisible();
  await expect(page.getByText('No account yet')).toBeVisible();
  await page.getByLabel('What the next colleague should know').fill('Calls again on Friday');
  await page.getByRole('button', { name: 'Keep the note' }).click();
  await expect(toast(page, 'Noted')).toBeVisible();
  await expect(page.getByRole('main').getByText('Calls again on Friday')).toBeVisible();
  await site.expectAccessible();

  const { origin } = new URL(baseURL ?? '');
  const extraHTTPHeaders = { origin };
  const member = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders });
  await signUpVerified(member, email, verificationLink(site, email));
  await page.reload();
  await expect(page.getByText(/Account since/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Send again/ })
    .first()
    .click();
  await expect(toast(page, 'It is sent again')).toBeVisible();
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await expect(page.getByText('Calls again on Friday')).toBeVisible();
  await expect(page.getByText(/Applied for the/)).toBeVisible();
  await site.expectAccessible();
  await member.dispose();
});

test('the menu shows everything on a small screen, and g opens a page unless keys are off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await logInAsAdmin(page, '/admin/today');
  const menu = page.getByRole('navigation', { name: 'Admin tools' });
  await expect(menu.getByRole('link', { name: /^System/ })).toBeVisible();
  for (const link of await menu.getByRole('link').all())
    await expect(link).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('link', { name: /^Today/ })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL('/admin/payouts');
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page).toHaveURL('/admin/today');
  await page.getByRole('button', { name: 'Keys' }).click();
  await page.getByLabel('Single keys do this outside of text fields').uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL('/admin/today');
});

test('a search that is opened while a page is loading keeps the focus', async ({ page }) => {
  await logInAsAdmin(page, '/admin/today');
  await expect(page.getByRole('link', { name: /^Payouts/ })).toBeVisible();
  const release = await holdScript(page, /\/assets\/admin-payouts-page-[^/]*\.js/);
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL('/admin/payouts');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search anything' });
  await expect(search).toBeFocused();
  await page.keyboard.type('Ana');
  release();
  await expect(page).toHaveTitle(/Payouts/);
  await page.keyboard.type(' Lima');
  await expect(search).toHaveValue('Ana Lima');
  await expect(search).toBeFocused();
});
