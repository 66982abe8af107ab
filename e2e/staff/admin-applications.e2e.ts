import { randomUUID } from 'node:crypto';
import type { Locator, Page, PlaywrightWorkerArgs } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { logInAsAdmin } from '../kit/accounts.ts';
import {
  adminHeaders,
  apply,
  payDeposit,
  rowOf,
  signUpVerified,
  untilDecided,
} from '../kit/admin.ts';
import { expect, type Site, test, toast } from '../kit/site.ts';

/** A decision takes effect ten seconds after it was made. */
const TAKES_EFFECT = { timeout: 40_000 };

/** One black dot. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A PDF of one page. */
async function payStub(): Promise<Buffer> {
  const file = new PDFDocument();
  file.text('Pay stub: $9,000 in October');
  file.end();
  const pieces: Buffer[] = [];
  for await (const piece of file) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Signs up as the applicant and uploads a pay slip. */
async function uploadPaper(
  playwright: PlaywrightWorkerArgs['playwright'],
  site: Site,
  email: string,
  baseURL: string,
  content: Buffer = PNG,
): Promise<void> {
  const { origin } = new URL(baseURL);
  const member = await playwright.request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { origin },
  });
  await signUpVerified(member, email, async () => {
    const mail = await site.mailTo(email, /Confirm your email/);
    return mail.links.find((link) => link.includes('verify')) ?? '';
  });
  const uploaded = await member.put(
    `/api/documents/${randomUUID()}?kind=income&name=pay-slip.png`,
    { headers: { 'content-type': 'application/octet-stream' }, data: content },
  );
  expect(uploaded.status(), await uploaded.text()).toBe(200);
  await member.dispose();
}

/** Opens the example applicant's application in the list. */
async function openRow(page: Page, email: string): Promise<Locator> {
  const row = rowOf(page, email);
  await row.getByRole('button', { name: /Ana Lima/ }).click();
  return row;
}

test('an admin finds an application, approves its income and notes why @phone', async ({
  page,
  request,
  site,
}) => {
  const email = site.freshEmail('conceicao');
  await apply(request, email, { firstName: 'José', lastName: 'da Conceição' });
  await logInAsAdmin(page);
  await page.getByLabel('Search applications').fill(email);
  await expect(page).toHaveURL(/search=/);
  const row = rowOf(page, email);
  await row.getByRole('button', { name: /José da Conceição/ }).click();
  await expect(row.getByRole('heading', { name: 'Income review' })).toBeVisible();
  await expect(row.getByText('Deposit agreement')).toBeVisible();
  await site.expectAccessible();

  await row.getByRole('button', { name: 'Reject' }).click();
  await expect(row.getByText('Please say why; the applicant reads these notes.')).toBeVisible();
  await row.getByLabel('Notes', { exact: true }).fill('Two pay slips, both fit.');
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(row.getByText('There is no paper that shows this income.')).toBeVisible();
  await row.getByRole('button', { name: 'Approve all the same' }).click();
  await expect(toast(page, 'Income verification status has been updated.')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Undo the decision' })).toBeVisible();
  await expect(row.getByText('Income approved').first()).toBeVisible(TAKES_EFFECT);
  const mail = await site.mailTo(email, /income is verified/);
  expect(mail.text).toContain('Two pay slips, both fit.');

  await row.getByRole('button', { name: 'Add note' }).click();
  await expect(toast(page, 'Please enter a note before adding.')).toBeVisible();
  await row.getByLabel('New note').fill('Called; prefers Portuguese.');
  await row.getByRole('button', { name: 'Add note' }).click();
  await expect(toast(page, 'History Note Added')).toBeVisible();
  await expect(row.getByText('Called; prefers Portuguese.')).toBeVisible();
  await expect(row.getByText(`admin@example.com added a note about ${email}`)).toBeVisible();
});

test('a colleague’s earlier change is not overwritten but shown', async ({
  page,
  request,
  site,
}) => {
  const email = site.freshEmail('contested');
  await apply(request, email);
  await logInAsAdmin(page, `/admin?search=${email}`);
  const row = await openRow(page, email);
  await row.getByLabel('Notes', { exact: true }).fill('Looks fine to me.');
  const headers = await adminHeaders(request);
  const other = await request.patch('/api/admin/approve-income', {
    headers,
    data: { email, approved: false, adminNotes: 'Page 2 is missing.', version: 1 },
  });
  expect(other.status()).toBe(200);
  await untilDecided(request, headers, email, 'rejected');
  await row.getByRole('button', { name: 'Approve' }).click();
  const alert = row.getByRole('alert');
  await expect(alert).toContainText('This application changed while you had it open.');
  await expect(alert).toContainText('No papers yet → Income rejected');
  await expect(alert).toContainText('nothing → Page 2 is missing.');
  await expect(alert).toContainText('Last changed by admin@example.com');
  await expect(row.getByLabel('Notes', { exact: true })).toHaveValue('Looks fine to me.');
  await site.expectAccessible();
  await row.getByRole('button', { name: 'Approve' }).click();
  await row.getByRole('button', { name: 'Approve all the same' }).click();
  await expect(row.getByText('Income approved').first()).toBeVisible(TAKES_EFFECT);

  const third = await request.patch('/api/admin/approve-income', {
    headers,
    data: { email, approved: false, adminNotes: 'A second look.', version: 3 },
  });
  expect(third.status()).toBe(200);
  await untilDecided(request, headers, email, 'rejected');
  await row.getByRole('button', { name: 'Delete application' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Income approved → Income rejected');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog).toBeHidden();
});

test('papers are previewed, and the opening is recorded', async ({
  page,
  playwright,
  request,
  site,
  baseURL,
}) => {
  const email = site.freshEmail('papers');
  await apply(request, email);
  await uploadPaper(playwright, site, email, baseURL ?? '');

  await logInAsAdmin(page, `/admin?incomeStatus=uploaded&search=${email}`);
  const row = await openRow(page, email);
  await row.getByRole('button', { name: 'Preview pay-slip.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'pay-slip.png' });
  const picture = dialog.getByRole('img');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(1);
  await site.expectAccessible();
});

test('papers are reviewed one after another, with keys, and each leads on to the next', async ({
  page,
  playwright,
  request,
  site,
  baseURL,
}) => {
  const tag = `queue${site.freshEmail('x').replace(/\W/g, '')}`;
  const people = [`${tag}-a@example.com`, `${tag}-b@example.com`];
  for (const email of people) {
    await apply(request, email, { lastName: email === people[0] ? 'First' : 'Second' });
    await uploadPaper(playwright, site, email, baseURL ?? '');
  }
  await logInAsAdmin(page, `/admin?search=${tag}`);
  // Each filter is a step that Back undoes.
  // The rows are buttons too, and say the same.
  const byStatus = page.getByRole('group', { name: 'Show applications by income status' });
  await byStatus.getByRole('button', { name: /Waiting for review/ }).click();
  await expect(page).toHaveURL(/sort=waiting/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=waiting/);

  await page.getByRole('button', { name: 'Review 2 waiting' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana First' })).toBeVisible();
  await expect(page.getByText('Yours', { exact: true })).toBeVisible();
  const picture = page.getByRole('region', { name: 'Papers' }).getByRole('img');
  await expect(picture).toBeVisible();
  await expect(page.getByText(/^Waiting since .* M[SD]T/)).toBeVisible();
  await site.expectAccessible();
  const firstAddress = page.url();

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toContainText('Next application');
  await site.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.keyboard.press('1');
  await expect(page.getByLabel('Notes', { exact: true })).toHaveValue(
    /We cannot read your document/,
  );
  await expect(page.getByRole('button', { name: 'Reject' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Second' })).toBeVisible();
  await expect(page.getByLabel('Notes', { exact: true })).toHaveValue('');
  await site.mailTo(people[0] ?? '', /could not verify your income/);

  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Approve' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Nothing else is waiting')).toBeVisible();
  // The list still has the row that was just decided, or has lost it: focus stays on the heading.
  const done = rowOf(page, people[1] ?? '').or(page.getByText('Nothing matches this search'));
  await expect(done.first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeFocused();

  // The address of one application can be shared.
  await page.goto(firstAddress);
  await expect(page.getByRole('heading', { level: 1, name: 'Ana First' })).toBeVisible();
  await expect(page.getByText('opened a document of').first()).toBeVisible();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByRole('button', { name: 'Put back' })).toBeFocused();
});

test('a decision is made and undone by keys, beside a paper that is turned and enlarged', async ({
  page,
  playwright,
  request,
  site,
  baseURL,
}) => {
  const email = site.freshEmail('undone');
  await apply(request, email);
  await uploadPaper(playwright, site, email, baseURL ?? '', await payStub());
  await logInAsAdmin(page, `/admin?incomeStatus=uploaded&search=${email}`);
  await openRow(page, email);
  await page.getByRole('link', { name: /Open the review page/ }).click();
  await expect(page.getByRole('button', { name: 'Show the papers' })).toBeVisible();
  await page.keyboard.press('o');
  const paper = page.getByRole('img', { name: 'pay-slip.pdf, page 1 of 1' });
  await expect(page.getByRole('region', { name: 'Papers' })).toContainText('100%');
  await page.getByRole('button', { name: 'Turn' }).click();
  await page.keyboard.press('+');
  await expect(page.getByRole('region', { name: 'Papers' })).toContainText('125%');
  await expect(paper).toBeVisible();
  // Something is drawn on it: not every pixel is the same.
  await expect
    .poll(() =>
      paper.evaluate((canvas) => {
        const { width, height } = canvas as HTMLCanvasElement;
        const drawn = (canvas as HTMLCanvasElement).getContext('2d');
        return new Set(drawn?.getImageData(0, 0, width, height).data).size;
      }),
    )
    .toBeGreaterThan(1);
  await site.expectAccessible();

  // The viewer had the focus and took no key.
  await page.keyboard.press('b');
  const notes = page.getByLabel('Notes', { exact: true });
  await expect(notes).toBeFocused();
  await notes.fill('Page 2 is missing.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Income review' })).toBeFocused();
  await page.keyboard.press('b');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('A better paper asked for by admin@example.com')).toBeVisible();
  await page.keyboard.press('z');
  await expect(toast(page, 'Nothing was sent to the applicant.')).toBeVisible();
  await expect(notes).toHaveValue('Page 2 is missing.');
  await page.getByRole('button', { name: 'Ask for a better paper' }).click();
  await expect(page.getByText('Better paper asked for').first()).toBeVisible(TAKES_EFFECT);
  const mail = await site.mailTo(email, /better paper/);
  expect(mail.text).toContain('Page 2 is missing.');
});

test('deleting says what is deleted and kept; a confirmation is resent only when paid', async ({
  page,
  request,
  site,
}) => {
  const [paid, unpaid] = [site.freshEmail('paid'), site.freshEmail('unpaid')];
  await payDeposit(request, paid, await apply(request, paid));
  await apply(request, unpaid);
  await logInAsAdmin(page, `/admin?search=${unpaid}`);
  await openRow(page, unpaid);
  await expect(page.getByRole('button', { name: 'Resend deposit confirmation' })).toBeDisabled();

  await page.goto(`/admin?deposit=completed&search=${paid}`);
  const row = await openRow(page, paid);
  await expect(row.getByText('Sandbox deposits')).toBeVisible();
  await row.getByRole('button', { name: 'Resend deposit confirmation' }).click();
  await expect(toast(page, 'Deposit confirmation email resent successfully')).toBeVisible();

  await row.getByRole('button', { name: 'Delete application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this application?' });
  await expect(dialog).toContainText('in the marketing contact list');
  await expect(dialog).toContainText('Deleting does not refund a paid');
  await site.expectAccessible();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(
    toast(page, 'Application has been permanently deleted. User data preserved for marketing.'),
  ).toBeVisible();
  await expect(page.getByText('Nothing matches this search and these filters.')).toBeVisible();
});

test('refunds are synced, a list is exported, and filters survive a new sign-in', async ({
  page,
  request,
  site,
  context,
}) => {
  const email = site.freshEmail('nevada');
  await apply(request, email, { state: 'NV' });
  await logInAsAdmin(page, `/admin?state=NV&search=${email}`);
  await expect(rowOf(page, email)).toBeVisible();
  await page.getByRole('button', { name: 'Sync refunds' }).click();
  await expect(toast(page, 'Sync Complete')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await download).createReadStream();
  const text = Buffer.concat(await file.toArray()).toString('utf8');
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain(email);

  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/admin-login\?from=%2Fadmin%3Fstate%3DNV/);
});
