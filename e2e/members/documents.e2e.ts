import { apply } from '../kit/admin.ts';
import { joinAs, PDF, PNG } from '../kit/members.ts';
import { expect, test } from '../kit/site.ts';

test.beforeEach(async ({ page, site }) => {
  const email = site.freshEmail('papers');
  await apply(page.request, email);
  await joinAs(page, site, email);
});

const pdf = (name: string, buffer = PDF) => ({ name, mimeType: 'application/pdf', buffer });

test('invalid files are refused with a message, and the valid one is kept', async ({
  page,
  site,
}) => {
  const exe = Buffer.from('MZ'.padEnd(4_000, '\u0000'));
  await page
    .getByLabel('Choose files: Proof of income')
    .setInputFiles([
      pdf('paystub.pdf'),
      pdf('program.pdf', exe),
      pdf('huge.pdf', Buffer.alloc(11 * 1024 * 1024)),
    ]);
  const list = page.getByRole('list', { name: 'Proof of income' });
  await expect(list.getByRole('button', { name: 'Preview paystub.pdf' })).toBeVisible();
  await expect(list.getByText('Please upload a PDF, JPEG, PNG, WebP or HEIC file.')).toBeVisible();
  await expect(
    list.getByText('This file is too large: the limit is 10 MB. Please choose a smaller one.'),
  ).toBeVisible();
  await site.expectAccessible();
  await list.getByRole('button', { name: 'Dismiss program.pdf' }).click();
  await expect(list.getByText('program.pdf')).toBeHidden();
});

test('a document dropped on its box can be looked at and removed', async ({ page, site }) => {
  const data = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(bytes);
      transfer.items.add(new File([content], 'license.png', { type: 'image/png' }));
      return transfer;
    },
    [...PNG],
  );
  const box = page.getByRole('region', { name: 'Photo ID' });
  await box.dispatchEvent('dragover', { dataTransfer: data });
  await box.dispatchEvent('drop', { dataTransfer: data });
  await page.getByRole('button', { name: 'Preview license.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'license.png' });
  await expect(dialog.getByRole('img', { name: 'license.png' })).toBeVisible();
  await site.expectAccessible();
  const link = await dialog.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href');
  const opened = await page.request.get(link ?? '');
  expect(opened.headers()['content-type']).toBe('image/png');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove license.png' }).click();
  await page.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(page.getByText('license.png')).toBeHidden();
  await expect(box).toBeFocused();
  expect((await page.request.get(link ?? '')).status()).toBe(404);
});

test('an upload can be cancelled, and retried after a lost connection', async ({ page }) => {
  let isBroken = true;
  await page.route('**/api/documents/**', async (route) => {
    if (route.request().method() !== 'PUT' || !isBroken) return route.continue();
    isBroken = false;
    await route.abort('connectionreset');
  });
  await page.getByLabel('Choose files: Proof of income').setInputFiles(pdf('paystub.pdf'));
  await expect(page.getByText('The connection broke off. Nothing was lost.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again paystub.pdf' }).click();
  await expect(page.getByRole('button', { name: 'Preview paystub.pdf' })).toBeVisible();

  await page.unroute('**/api/documents/**');
  await page.route('**/api/documents/**', () => {});
  await page.getByLabel('Choose files: Proof of income').setInputFiles(pdf('slow.pdf'));
  await expect(page.getByRole('progressbar', { name: 'Uploading slow.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel slow.pdf' }).click();
  await expect(page.getByText('slow.pdf')).toBeHidden();
});
