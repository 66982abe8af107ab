import { ADMIN, createAccount, logInAsAdmin, PASSWORD } from './accounts.ts';
import { expect, test } from './site.ts';

test('an admin logs in, stays in over a reload and logs out @phone', async ({ page, site }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin-login?from=%2Fadmin');
  await site.expectAccessible();
  const password = page.getByLabel('Password', { exact: true });
  await page.getByRole('button', { name: /^Sign In with/ }).click();
  await expect(page.getByText('Email and password are required')).toBeVisible();
  await page.getByLabel('Email').fill(ADMIN.email);
  await password.fill(ADMIN.password);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Sign In with Casa Circle' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText(ADMIN.email)).toBeVisible();
  await site.expectAccessible();
  await page.reload();
  await expect(page.getByText(ADMIN.email)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/admin-login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
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

test('an admin whose session expired is sent to the login and back', async ({ page, context }) => {
  await logInAsAdmin(page);
  await expect(page.getByText(ADMIN.email)).toBeVisible();
  // The token is gone with the page: the living session brings another.
  await page.reload();
  await expect(page.getByText(ADMIN.email)).toBeVisible();
  // The session is over.
  await context.clearCookies();
  await page.goto('/admin?tab=x');
  await expect(page).toHaveURL('/admin-login?from=%2Fadmin%3Ftab%3Dx');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: /^Sign In with/ }).click();
  await expect(page).toHaveURL('/admin?tab=x');
});

test('/api/login redirects to the admin login and back', async ({ page }) => {
  await page.goto('/api/login?from=%2Fadmin');
  await expect(page).toHaveURL('/admin-login?from=%2Fadmin');
  await page.goto('/api/login?from=https%3A%2F%2Felsewhere.example');
  await expect(page).toHaveURL('/admin-login?from=%2Fadmin');
});
