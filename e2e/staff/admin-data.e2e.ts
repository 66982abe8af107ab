import { logInAsAdmin } from '../kit/accounts.ts';
import { apply } from '../kit/admin.ts';
import { expect, test, toast } from '../kit/site.ts';

test('everything that a search finds is deleted, not only the shown page @phone', async ({
  page,
  request,
  site,
}) => {
  const tag = `bulk${site.freshEmail('x').replace(/\W/g, '')}`;
  const entry = {
    firstName: 'Ana',
    preferredPlan: '$450,000',
    applicantProfile: 'others',
    lastName: tag,
  };
  for (let index = 0; index < 53; index += 1) {
    const answer = await request.post('/api/waitlist', {
      data: { ...entry, email: `${tag}-${index}@example.com` },
    });
    expect(answer.ok()).toBe(true);
  }
  await logInAsAdmin(page, '/admin/data-management');
  await page.getByRole('tab', { name: 'Waitlist' }).click();
  await page.getByLabel('Search all four lists').fill(tag);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('checkbox', { name: new RegExp(tag) })).toHaveCount(50);
  await page.getByLabel('Select all shown').check();
  await expect(page.getByText('50 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all that match' }).click();
  await expect(page.getByText('53 selected')).toBeVisible();
  await site.expectAccessible();
  await page.getByRole('button', { name: 'Delete 53 waitlist entries' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 53 waitlist entries?' });
  const confirm = dialog.getByRole('button', { name: 'Delete for good' });
  await expect(confirm).toBeDisabled();
  await site.expectAccessible();
  await dialog.getByLabel(/Type .delete 53. to confirm/).fill('delete 53');
  await confirm.click();
  await expect(toast(page, 'Successfully deleted 53 waitlist')).toBeVisible();
  await expect(page.getByText('No waitlist entries match this search.')).toBeVisible();
});

test('one search works for all four lists, and protected records are kept', async ({
  page,
  request,
  site,
}) => {
  const email = site.freshEmail('shared');
  await apply(request, email);
  await logInAsAdmin(page, `/admin/data-management?search=${email}`);
  await expect(page.getByText(email)).toBeVisible();
  for (const [tab, sentence] of [
    ['Users', 'No users match this search.'],
    ['Deposits', 'No deposits match this search.'],
    ['Waitlist', 'No waitlist entries match this search.'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await page.goto('/admin/data-management?tab=users&search=admin@example.com');
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Delete 1 user' }).click();
  await page.getByLabel(/Type .delete 1. to confirm/).fill('delete 1');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('dialog', { name: 'Some were kept' })).toContainText(
    'An admin is not deleted; take the role away first.',
  );
});
