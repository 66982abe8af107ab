import { logInAsAdmin } from '../kit/accounts.ts';
import { apply, payDeposit, signUpVerified } from '../kit/admin.ts';
import { expect, test, toast } from '../kit/site.ts';

test('share links are copied, tried and shown as codes @phone', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logInAsAdmin(page, '/admin/links');
  await expect(page.getByRole('img', { name: /QR code of .*#apply/ })).toBeVisible();
  await page.getByLabel('Custom domain').fill('not a domain');
  await expect(page.getByText('This does not look like a domain.')).toBeVisible();
  await page.getByLabel('Custom domain').fill('homes.example.org');
  await page.getByRole('button', { name: 'Copy link to the waitlist form' }).click();
  await expect(toast(page, 'Link Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://homes.example.org/#waitlist',
  );
  await expect(page.getByText('#join-waitlist')).toBeVisible();
  await site.expectAccessible();
  // The domain is remembered; the link opens the form although an admin is signed in.
  await page.reload();
  await expect(page.getByLabel('Custom domain')).toHaveValue('homes.example.org');
  await page.getByLabel('Custom domain').fill('');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Test link to the waitlist form' }).click();
  const visit = await opened;
  await expect(visit.getByRole('heading', { name: 'Join Our Waitlist' })).toBeVisible();
  await visit.close();
});

test('a deposit goes back when its address is typed, and the sums say so', async ({
  page,
  request,
  site,
}) => {
  const email = site.freshEmail('refunded');
  await payDeposit(request, email, await apply(request, email));
  await logInAsAdmin(page, `/admin/deposits?search=${email}`);
  await page.getByRole('button', { name: 'Refund the deposit of Ana Lima' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund $200 to Ana Lima?' });
  await expect(dialog).toBeVisible();
  await site.expectAccessible();
  await dialog.getByLabel(/^Type/).fill(email);
  await expect(dialog.getByRole('button', { name: 'Refund $200' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('Moved to Ohio');
  await dialog.getByRole('button', { name: 'Refund $200' }).click();
  await expect(toast(page, 'Refund Started')).toBeVisible();
  await site.mailTo(email, /refunded/);
  await page.goto(`/admin/deposits?money=refunded&search=${email}`);
  await expect(page.getByText(/refunded .*, by an admin/)).toBeVisible();
  await site.expectAccessible();
});

test('the overview leads from a figure to its list', async ({ page, request, site }) => {
  const id = site.freshEmail('figure');
  await apply(request, id, {
    source: `utm_source=${id.split('@')[0]}&utm_medium=a&utm_campaign=b`,
  });
  await logInAsAdmin(page, '/admin/overview');
  await expect(page.getByRole('heading', { name: 'From visit to approval' })).toBeVisible();
  await site.expectAccessible();
  await page.getByRole('link', { name: /, Applications$/ }).click();
  await expect(page).toHaveURL(/\/admin\?from=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await page.getByLabel('Search applications').fill(id);
  await expect(page.getByText(id)).toBeVisible();
});

test('a group is extended once and cancelled by typing its name', async ({
  page,
  request,
  site,
}) => {
  const email = site.freshEmail('grouped');
  await payDeposit(request, email, await apply(request, email, { preferredPlan: '650' }));
  await logInAsAdmin(page, '/admin/groups');
  const group = page.getByRole('listitem').filter({ hasText: '$650,000 Group' }).first();
  const name = (await group.getByRole('heading').textContent()) ?? '';
  // The overview leads to the group itself.
  await page.goto('/admin/overview');
  await page.getByRole('link', { name: `${name},` }).click();
  await expect(group.getByRole('heading', { name })).toBeFocused();
  await group.getByRole('button', { name: 'Show members' }).click();
  await expect(group.getByRole('link', { name: 'Ana Lima' }).first()).toBeVisible();
  await group.getByRole('button', { name: 'Extend by 30 days' }).click();
  const question = page.getByRole('dialog', { name: `Extend ${name}?` });
  await expect(question).toContainText('each of them gets a mail');
  await question.getByRole('button', { name: 'Extend by 30 days' }).click();
  await expect(toast(page, 'Group Extended')).toBeVisible();
  await expect(group).toContainText('150 days left');
  await expect(group.getByRole('button', { name: 'Extend by 30 days' })).toBeHidden();
  await site.expectAccessible();
  await group.getByRole('button', { name: 'Cancel group' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel ${name}?` });
  await expect(dialog.getByRole('button', { name: 'Cancel group and refund' })).toBeDisabled();
  await dialog.getByLabel(/^Type/).fill(name);
  await dialog.getByRole('button', { name: 'Cancel group and refund' }).click();
  await expect(toast(page, 'Group Cancelled')).toBeVisible();
  await site.mailTo(email, /refunded/);

  await page.goto('/admin/audit?subjectType=group');
  await expect(page.getByText(`admin@example.com cancelled`).first()).toBeVisible();
  await expect(page.getByText('forming → cancelled').first()).toBeVisible();
  await site.expectAccessible();
});

test('an admin names another and takes the role away again', async ({
  page,
  playwright,
  site,
  baseURL,
}) => {
  const email = site.freshEmail('colleague');
  const origin = new URL(baseURL ?? '').origin;
  const person = await playwright.request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { origin },
  });
  await signUpVerified(person, email, async () => {
    const mail = await site.mailTo(email, /Confirm your email/);
    return mail.links.find((link) => link.includes('verify')) ?? '';
  });
  await person.dispose();
  await logInAsAdmin(page, '/admin/team');
  await page.getByLabel('Search members').fill(email);
  await page.getByRole('button', { name: `Make admin: ${email}` }).click();
  await page.getByRole('button', { name: `Yes, ${email}` }).click();
  await expect(toast(page, 'Admin Named')).toBeVisible();
  await site.expectAccessible();
  await page.getByRole('button', { name: `Take role away: ${email}` }).click();
  await page.getByRole('button', { name: `Yes, ${email}` }).click();
  await expect(toast(page, 'Admin Role Taken Away')).toBeVisible();

  await expect(page.getByRole('button', { name: `Make admin: ${email}` })).toBeVisible();
  const ban = page.getByRole('button', { name: `Ban: ${email}` });
  // The list of admins and that of people are read again one after the other.
  await expect(ban).toHaveCount(1);
  await ban.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Not a colleague after all');
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(toast(page, 'Account Banned')).toBeVisible();
  await expect(page.getByText(': Not a colleague after all').first()).toBeVisible();
  await page
    .getByRole('button', { name: `Lift ban: ${email}` })
    .first()
    .click();
  await page.getByRole('button', { name: `Yes, ${email}` }).click();
  await expect(toast(page, 'Ban Lifted')).toBeVisible();
});
