import { readFile } from 'node:fs/promises';
import { expect, test } from '../kit/demo-site.ts';
import { enterAs } from '../kit/personas.ts';
import { toast } from '../kit/site.ts';

test('an accountant reads the books, and two people close a month', async ({ page, site }) => {
  await page.goto('/404');
  await enterAs(page, 'treasurer');
  await page.goto('/admin/books/months');
  const close = page.getByRole('button', { name: /^Close \w+ \d{4}$/ }).first();
  const name = (await close.innerText()).replace('Close ', '');
  const [month = '', year = ''] = name.split(' ');
  const first = new Date(`${month} 1, ${year} UTC`).toISOString().slice(0, 10);
  const end = new Date(`${first}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  const last = end.toISOString().slice(0, 10);

  await test.step('the balances of a day, and where they come from', async () => {
    await page.getByRole('link', { name: 'Books', exact: true }).first().click();
    await page.getByLabel('At the end of').fill(last);
    const balance = page.getByRole('region', { name: 'Trial balance' });
    await expect(balance).toContainText(`at the end of ${month} ${end.getUTCDate()}, ${year}`);
    await expect(balance).toContainText('Debits equal credits');
    await balance.getByRole('link', { name: 'Credits set aside' }).click();
    await page.getByLabel('From').fill(first);
    const entry = page
      .getByRole('listitem')
      .filter({ hasText: 'Credit set aside for a selected seat' })
      .first();
    await expect(entry).toContainText('$262,500.00');
    await site.expectAccessible();
    await entry.getByRole('link', { name: /^Assembly \d+$/ }).click();
    await expect(page.getByRole('heading', { name: /Assembly \d+/ }).first()).toBeVisible();
  });

  await test.step('the statement of a group for the month, which adds up', async () => {
    await page.goto('/admin/books?view=statements');
    await page.getByLabel('Group', { exact: true }).selectOption('$450,000 Group 1');
    await page.getByLabel('Month', { exact: true }).selectOption(name);
    const statement = page.getByRole('region', { name: 'Statements of the group' });
    await expect(statement.getByRole('rowgroup').filter({ hasText: /^Reserve/ })).toContainText(
      /At the start.*Instalment completed.*At the end/s,
    );
    await expect(statement).toContainText(/Both sides are \$[\d,]+\./);
    await expect(statement).not.toContainText('This month is not over');
  });

  await test.step('a day to come is refused with a sentence', async () => {
    await page.goto('/admin/books?on=2999-01-01');
    await expect(page.getByRole('alert')).toContainText('This day is in the future');
  });

  await test.step('one person asks, another confirms', async () => {
    await page.goto('/admin/books/months');
    await close.click();
    const dialog = page.getByRole('dialog', { name: `Close ${name}?` });
    await dialog.getByRole('button', { name: 'Ask for the close' }).click();
    await expect(page.getByText('Waits for a second person')).toBeVisible();
    await enterAs(page, 'admin');
    await page.goto('/admin/approvals');
    const approval = page.getByRole('listitem').filter({ hasText: `Close of ${name}` });
    await approval.getByRole('button', { name: 'Confirm' }).click();
    await expect(toast(page, 'Confirmed')).toBeVisible();
  });

  await test.step('the closed month has files', async () => {
    await page.goto('/admin/books/months');
    const closed = page.getByRole('listitem').filter({ hasText: name });
    await expect(closed).toContainText(/Closed on .*Asked by .*, confirmed by /);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      closed.getByRole('button', { name: 'Save the files' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`month-end-${first.slice(0, 7)}.zip`);
    const file = await readFile(await download.path());
    expect(file.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(file.includes('manifest.json')).toBe(true);
  });
});
