import { createAccount, logInAsAdmin, PASSWORD } from '../kit/accounts.ts';
import { adminHeaders, signUpVerified } from '../kit/admin.ts';
import { expect, test } from '../kit/site.ts';
import { ADMIN } from '../kit/the-admin.ts';

test('a new admin sets up a second factor, stays in over a reload and signs in with it @phone', async ({
  page,
  site,
  request,
  playwright,
  baseURL,
}) => {
  const email = site.freshEmail('new-admin');
  const { origin } = new URL(baseURL ?? '');
  const person = await playwright.request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { origin },
  });
  await signUpVerified(person, email, async () => {
    const { links } = await site.mailTo(email, /Confirm your email/);
    return links.find((link) => link.includes('/verify-email')) ?? '';
  });
  await person.dispose();
  const headers = await adminHeaders(request);
  const found = await request.get(`/api/admin/users?search=${email}`, { headers });
  const [{ id }] = (await found.json()).items;
  const named = await request.patch(`/api/admin/users/${id}/role`, {
    headers,
    data: { role: 'admin' },
  });
  expect(named.ok(), await named.text()).toBe(true);

  await page.goto('/admin');
  await expect(page).toHaveURL('/admin-login?from=%2Fadmin');
  await site.expectAccessible();
  const password = page.getByLabel('Password', { exact: true });
  await page.getByRole('button', { name: /^Sign In with/ }).click();
  await expect(page.getByText('Email and password are required')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Sign In with Casa Circle' }).click();

  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible();
  await page.getByLabel('Code that your app shows').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/This code is not right/).first()).toBeVisible();
  await site.expectAccessible();
  await page.getByRole('button', { name: 'Sandbox: fill in the code' }).click();
  await expect(page.getByLabel('Code that your app shows')).not.toHaveValue('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByTitle(email)).toBeAttached();
  await expect(page).toHaveURL('/admin');
  await site.expectAccessible();
  await page.reload();
  await expect(page.getByTitle(email)).toBeAttached();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/admin-login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByLabel('Email').fill(email);
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: /^Sign In with/ }).click();
  await expect(page.getByText('Your authenticator app shows a code of six digits.')).toBeVisible();
  await page.getByRole('button', { name: 'Sandbox: fill in the code' }).click();
  await expect(page.getByLabel('Code of your app, or a recovery code')).toHaveValue(/^\d{6}$/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/admin/today');
  await expect(page.getByTitle(email)).toBeAttached();
});

test('wrong passwords and members stay outside', async ({ page, site }) => {
  const email = site.freshEmail('member');
  await createAccount(page, email);
  await page.goto('/admin-login');
  for (const [who, password, sentence] of [
    [ADMIN.email, 'a wrong password', 'Invalid email or password.'],
    [email, PASSWORD, 'You do not have access to this.'],
  ] as const) {
    await page.getByLabel('Email').fill(who);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: /^Sign In with/ }).click();
    await expect(page.getByText(sentence)).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('an admin whose session expired is sent to the login', async ({ page, context }) => {
  await logInAsAdmin(page);
  await expect(page.getByText(ADMIN.email, { exact: true })).toBeVisible();
  // The token is lost with the page: the session provides another.
  await page.reload();
  await expect(page.getByText(ADMIN.email, { exact: true })).toBeVisible();
  // The session is over.
  await context.clearCookies();
  await page.goto('/admin?tab=x');
  await expect(page).toHaveURL('/admin-login?from=%2Fadmin%3Ftab%3Dx');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('/api/login redirects to the admin login and back', async ({ page }) => {
  await page.goto('/api/login?from=%2Fadmin');
  await expect(page).toHaveURL('/admin-login?from=%2Fadmin');
  await page.goto('/api/login?from=https%3A%2F%2Felsewhere.example');
  await expect(page).toHaveURL('/admin-login?from=%2Fadmin%2Ftoday');
});
