import type { Page } from '@playwright/test';
import { expectToast } from '../kit/accounts.ts';
import { expect, test } from '../kit/site.ts';

async function chooseAccount(page: Page, email: string, name = 'Ana Lima') {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}

const continueWithGoogle = (page: Page) =>
  page.getByRole('button', { name: 'Continue with Google' });

test('Google by popup', async ({ page, site }) => {
  await page.goto('/#sign-in');
  await expect(continueWithGoogle(page)).toBeVisible();
  await site.expectAccessible();
  const opening = page.waitForEvent('popup');
  await continueWithGoogle(page).click();
  const popup = await opening;
  await expect(popup.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  expect(await popup.evaluate(() => [window.outerWidth, window.outerHeight])).not.toEqual([0, 0]);
  const closed = popup.waitForEvent('close');
  await chooseAccount(popup, site.freshEmail('google'));
  await closed;
  await expect(page).toHaveURL('/dashboard');
  await expectToast(page, 'Signed in successfully!');
  await expect(page.getByRole('heading', { name: 'Welcome, Ana' })).toBeVisible();
  await expect(page.getByText('Please confirm your email address.')).toBeHidden();
});

test('Google with the whole page when the popup is blocked @phone', async ({ page, site }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/#sign-in');
  await continueWithGoogle(page).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await chooseAccount(page, site.freshEmail('google'), 'Rita Souza');
  await expect(page).toHaveURL('/dashboard');
  await expectToast(page, 'Signed in successfully!');
  await expect(page.getByRole('heading', { name: 'Welcome, Rita' })).toBeVisible();
});

test('Google with the whole page when the popup is closed', async ({ page, site }) => {
  await page.goto('/#sign-in');
  const opening = page.waitForEvent('popup');
  await continueWithGoogle(page).click();
  const popup = await opening;
  await popup.close();
  await page.bringToFront();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await chooseAccount(page, site.freshEmail('google'));
  await expect(page).toHaveURL('/dashboard');
});

test('a cancelled choice shows a message and changes nothing', async ({ page, site }) => {
  await page.goto('/#sign-in');
  const opening = page.waitForEvent('popup');
  await continueWithGoogle(page).click();
  const popup = await opening;
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expectToast(page, 'Sign-in Failed');
  await expectToast(page, 'You cancelled the Google sign-in. Nothing was changed.');
  await site.expectAccessible();
  await expect(page.getByRole('dialog', { name: 'Sign In to Continue' })).toBeVisible();
});
