import { expect, test } from '../kit/site.ts';

test('a visitor joins the waitlist and finds the mail @phone', async ({ page, site }) => {
  const email = site.freshEmail('ana');
  await page.goto('/?fbclid=abc#waitlist');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Lima');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Which describes you best?').selectOption('first-time-homebuyer');
  const sent = page.waitForRequest('**/api/waitlist');
  await page.getByRole('button', { name: 'Join the waitlist', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Added to Waitlist' });
  await expect(dialog).toBeVisible();
  await site.expectAccessible();
  expect((await sent).postDataJSON()).toMatchObject({ source: 'fbclid=abc' });
  expect((await sent).headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  const mail = await site.mailTo(email, /waitlist/);
  expect(mail.text).toContain('Hello Ana,');
  await dialog.getByRole('button', { name: 'Got It' }).click();
  await expect(page).toHaveURL('/');
});

test('focus returns to the button when the dialog of the waitlist is closed', async ({
  page,
  site,
}) => {
  await page.goto('/#waitlist');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Lima');
  await page.getByLabel('Email').fill(site.freshEmail('focus'));
  await page.getByLabel('Which describes you best?').selectOption('first-time-homebuyer');
  const join = page.getByRole('button', { name: 'Join the waitlist', exact: true });
  await join.click();
  await expect(page.getByRole('dialog', { name: 'Added to Waitlist' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(join).toBeFocused();
});

test('wrong fields say what they need, and typing clears it', async ({ page, site }) => {
  await page.goto('/homebuyers#waitlist');
  await page.getByRole('button', { name: 'Join the waitlist', exact: true }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.getByText('Please select your applicant profile')).toBeVisible();
  await expect(site.toast('Please Complete Required Fields')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await site.expectAccessible();
  await page.getByLabel('First name').fill('Ana');
  await expect(page.getByText('First name is required')).toBeHidden();
});

test('the short page asks for less, and a failure is said', async ({ page, site }) => {
  await page.goto('/homebuyers?variant=short#waitlist');
  await expect(page.getByLabel('Message')).toHaveCount(0);
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Lima');
  await page.getByLabel('Email').fill(site.freshEmail());
  await page.getByLabel('Property goal').selectOption('others');
  await page.route('**/api/waitlist', (route) => route.abort());
  const join = page.getByRole('button', { name: 'Join the waitlist', exact: true });
  await join.click();
  await expect(page.getByText('Submission failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Please try again later.', { exact: true })).toBeVisible();
  await page.unroute('**/api/waitlist');
  await join.click();
  await expect(page.getByRole('dialog', { name: 'Added to Waitlist' })).toBeVisible();
});
