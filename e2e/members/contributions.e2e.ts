import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { logInAsAdmin, signIn } from '../kit/accounts.ts';
import { fillCard, paymentFrame } from '../kit/card-form.ts';
import { expect, test } from '../kit/running-group.ts';
import { toast } from '../kit/site.ts';

/** Screenshots for people who look at the pages: SHOTS=/some/folder. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
}

/** Opens one of the pages under More. */
async function openMore(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Your pages' }).getByText('More').click();
  await page.getByRole('main').getByRole('link', { name }).click();
}

test('a member pays by card, sets up a bank account and reads the statement @phone', async ({
  page,
  site,
  running,
}) => {
  test.setTimeout(180_000);
  const email = site.freshEmail('payer');
  await running.makeMember(email);
  await signIn(page, email);
  await expect(page.getByText('Your group is about to begin')).toBeVisible();
  await expect(page.getByText(/Your first contribution, \$2,144, is due on/)).toBeVisible();
  await site.expectAccessible();
  await shoot(page, 'overview');

  await page.getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(/\/dashboard\/contributions/);
  const pay = page.getByRole('region', { name: 'Pay now' });
  await pay.getByRole('button', { name: 'One more' }).click();
  await expect(pay.getByText('Pays instalment 1 to instalment 2, the oldest first.')).toBeVisible();
  await expect(pay.getByRole('button', { name: 'Continue with $4,488' })).toBeVisible();
  await pay.getByRole('button', { name: 'One fewer' }).click();
  await pay.getByText('Card', { exact: true }).click();
  await site.expectAccessible();
  await shoot(page, 'contributions');
  await pay.getByRole('button', { name: 'Continue with $2,144' }).click();
  const frame = paymentFrame(page);
  await fillCard(frame);
  await page.getByRole('button', { name: 'Pay $2,144', exact: true }).click();
  await expect(toast(page, 'Contribution received')).toBeVisible({ timeout: 20_000 });
  const year = page.getByRole('region', { name: 'A year at a glance' });
  const first = year.getByRole('listitem').first();
  await expect(first).toContainText('Paid');
  await expect(first).toContainText('Receipt');
  await expect(first).toContainText('Toward homes $1,875');
  await shoot(page, 'contributions-paid');

  await openMore(page, 'Payment methods');
  await expect(page.getByText('No card or bank account is set up yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a bank account' }).click();
  await frame.getByText('6789').first().click();
  await shoot(page, 'methods-adding');
  await page.getByRole('button', { name: 'Save payment method' }).click();
  await expect(toast(page, 'Payment method saved')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('switch').click();
  await expect(toast(page, 'Automatic payments are on')).toBeVisible();
  await expect(page.getByText(/Next charge: \$2,344 on/)).toBeVisible();
  await site.expectAccessible();
  await shoot(page, 'methods');

  await openMore(page, 'Statements');
  await expect(page.getByRole('cell', { name: 'Contribution received: no. 1' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const pdf = readFileSync(await (await saved).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Make a calendar address' }).click();
  const address = await page.getByLabel('Calendar address').inputValue();
  const calendar = await (await page.request.get(address)).text();
  expect(calendar).toContain('SUMMARY:Contribution due: $2\\,344');
  await site.expectAccessible();
  await shoot(page, 'statements');
});

test('an admin sees the month, who is late, and enters a payment for another to confirm', async ({
  page,
  site,
  running,
}) => {
  test.setTimeout(180_000);
  const email = site.freshEmail('late');
  await running.makeMember(email);
  const now = await running.passDays(75);
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
  await logInAsAdmin(page, '/admin/arrears');
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText(/days late/);
  const group = /Group (\d+)/.exec((await row.textContent()) ?? '')?.[1] ?? '';
  await site.expectAccessible();
  await shoot(page, 'admin-arrears');
  await page.getByRole('link', { name: 'Contributions' }).first().click();
  await expect(page.getByRole('heading', { name: 'Money in and out' })).toBeVisible();
  await site.expectAccessible();
  await shoot(page, 'admin-month');

  // Where there are more groups than the list offers, one is found by its number.
  await page.route('**/api/admin/groups/names**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), isMore: true } });
  });
  await page.reload();
  const number = page.getByLabel('Find an older group by its number');
  await number.fill('999');
  await expect(page.getByText('No group with this number has formed.')).toBeVisible();
  await site.expectAccessible();
  await number.fill(group);
  await page.getByRole('button', { name: `$450,000 Group ${group}`, exact: true }).click();
  await expect(number).toHaveValue('');
  await expect(page).toHaveURL(/group=/);
  await page.reload();
  await expect(page.locator('select', { hasText: `Group ${group}` }).first()).toHaveValue(
    new URL(page.url()).searchParams.get('group') ?? '',
  );

  await expect(page.getByRole('heading', { name: 'Money in and out' })).toBeVisible();
  await page.getByRole('button', { name: 'Record a payment' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Record a payment' });
  await dialog.getByLabel('Amount in dollars').fill('2,144.00');
  await dialog.getByLabel('Received on').fill(yesterday);
  await dialog.getByLabel('Reference on the bank statement').fill('WIRE 4711');
  await dialog.getByRole('button', { name: 'Enter payment' }).click();
  await expect(toast(page, 'Payment entered')).toBeVisible();
  await page.getByRole('link', { name: 'Approvals' }).first().click();
  // An admin cannot confirm their own entry.
  const entry = page.getByRole('listitem').filter({ hasText: 'WIRE 4711' });
  await expect(entry.getByText('You entered it: another admin confirms it.')).toBeVisible();
  await expect(entry.getByRole('button', { name: 'Confirm' })).toBeHidden();
  await site.expectAccessible();
  await shoot(page, 'admin-approvals');
});
