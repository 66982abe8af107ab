import { expect, type Page } from '@playwright/test';
import { adminCookie, originOf } from './admin-cookie.ts';
import { toast } from './site.ts';

export const PASSWORD = 'a good password';

/** Opens the sign-in dialog from the footer, at its e-mail tab. */
export async function openEmailTab(page: Page, tab: 'Sign In' | 'Create Account') {
  const dialog = page.getByRole('dialog', { name: 'Sign In to Continue' });
  if (!(await dialog.isVisible())) {
    await page.getByRole('link', { name: 'Member sign-in' }).click();
  }
  await dialog.getByRole('tab', { name: 'Email' }).click();
  await dialog.getByRole('tab', { name: tab }).click();
  return dialog;
}

/** Creates an account by e-mail; ends on the dashboard. */
export async function createAccount(page: Page, email: string): Promise<void> {
  await page.goto('/');
  const dialog = await openEmailTab(page, 'Create Account');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
}

/** Signs in with the password of the tests; ends on the dashboard. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/');
  const dialog = await openEmailTab(page, 'Sign In');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard', { timeout: 30_000 });
}

/** Opens a page of the admin tools in a session of the admin, who signed in before. */
export async function logInAsAdmin(page: Page, path = '/admin'): Promise<void> {
  const origin = await originOf(page.request);
  await page.context().addCookies(
    (await adminCookie(origin)).split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('='), url: origin };
    }),
  );
  await page.goto(path);
  await expect(page).toHaveURL(path, { timeout: 20_000 });
}

/** A toast that says all of these. */
export async function expectToast(page: Page, ...words: string[]): Promise<void> {
  for (const text of words) await expect(toast(page, text)).toBeVisible();
}
