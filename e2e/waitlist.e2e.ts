import { expect, test } from './site.ts';

test('a visitor joins the waitlist and finds the mail @phone', async ({ page, site }) => {
  const email = site.freshEmail('ana');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Lima');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Which describes you best?').selectOption('first-time-homebuyer');
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(page.getByText('Added to Waitlist')).toBeVisible();
  const mail = await site.mailTo(email, /waitlist/);
  expect(mail.text).toContain('Hello Ana,');
});

test('wrong fields say what they need, and typing clears it', async ({ page, site }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.getByText('Please select your applicant profile')).toBeVisible();
  await expect(site.toast('Please Complete Required Fields')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await site.expectAccessible();
  await page.getByLabel('First name').fill('Ana');
  await expect(page.getByText('First name is required')).toBeHidden();
});
