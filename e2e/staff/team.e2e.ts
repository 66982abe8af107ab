import { logInAsAdmin } from '../kit/accounts.ts';
import { apply } from '../kit/admin.ts';
import { expect, test } from '../kit/site.ts';

const PASSWORD = 'a password for reviewers';

test('an admin invites a reviewer, who then sees reviews only', async ({
  page,
  site,
  request,
  browser,
}) => {
  const email = site.freshEmail('reviewer');
  const applicant = site.freshEmail('applicant');
  await apply(request, applicant);

  await logInAsAdmin(page, '/admin/team');
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible();
  await page.getByLabel('Email of the person').fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption('reviewer');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByRole('button', { name: `Revoke: ${email}` })).toBeVisible();
  await site.expectAccessible();

  const { links } = await site.mailTo(email, /invited/);
  const link = links.find((one) => one.includes('/invitation')) ?? '';
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(link);
  await expect(theirs.getByText(/invited to be a reviewer/)).toBeVisible();
  await theirs.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await theirs.getByLabel('Confirm new password', { exact: true }).fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Join the team' }).click();
  await expect(theirs.getByRole('heading', { name: 'You have joined the team' })).toBeVisible();
  await theirs.getByRole('link', { name: 'Sign in' }).click();

  await theirs.getByLabel('Email').fill(email);
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await theirs.getByRole('button', { name: /^Sign In with/ }).click();
  await theirs.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await theirs.getByRole('button', { name: 'Sandbox: fill in the code' }).click();
  await theirs.getByRole('button', { name: 'Continue' }).click();
  await theirs.getByRole('button', { name: 'I have kept them' }).click();

  await theirs.goto('/admin');
  await expect(theirs.getByText(applicant).first()).toBeVisible();
  const menu = theirs.getByRole('navigation', { name: 'Admin tools' });
  await expect(menu.getByRole('link', { name: 'Applications' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Payouts' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Team' })).toHaveCount(0);
  await theirs.goto('/admin/payouts');
  await expect(theirs.getByText(/Your role is reviewer/)).toBeVisible();

  await theirs.keyboard.press('Control+k');
  const field = theirs.getByRole('combobox', { name: 'Search anything' });
  await expect(field).toBeFocused();
  await field.fill(applicant);
  await expect(theirs.getByRole('option').first()).toContainText(applicant);
  await field.fill('$200');
  await expect(theirs.getByText('Nothing matches.')).toBeVisible();
  await theirs.keyboard.press('Escape');
  await expect(field).toBeHidden();

  await theirs.goto(link);
  await expect(theirs.getByText('This invitation was used already. Please sign in.')).toBeVisible();
  await context.close();
});
