import { createAccount } from '../kit/accounts.ts';
import { apply } from '../kit/admin.ts';
import { acceptAgreement, fillApplication } from '../kit/application-form.ts';
import { joinAs, PDF, PNG, payOnDashboard, verify } from '../kit/members.ts';
import { expect, test, toast } from '../kit/site.ts';

test('the whole journey: apply, sign up, verify, complete, upload, pay, group @phone', async ({
  page,
  site,
}) => {
  test.slow();
  const email = site.freshEmail('member');
  await page.goto('/#apply');
  await fillApplication(page, email);
  await page.getByRole('button', { name: 'Continue to the agreement' }).click();
  await acceptAgreement(page);
  const payment = page.getByRole('dialog', { name: 'Complete Your $200 Deposit' });
  await payment.getByRole('button', { name: 'Close' }).click();

  await createAccount(page, email);
  // The address is not verified yet: the application is not shown.
  await expect(page.getByRole('heading', { name: 'Application Required' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeDisabled();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(toast(page, 'Verification email sent')).toBeVisible();
  await verify(page, site, email);

  await expect(page.getByRole('heading', { name: 'Welcome, Ana' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment Pending' })).toBeVisible();
  await expect(page.getByText('Automatic approval, by your declared figures')).toBeVisible();
  await site.expectAccessible();

  const details = page.getByRole('region', { name: 'Your details' });
  await details.getByLabel('Date of birth').fill('2015-01-01');
  await details.getByLabel('Profession').fill('Nurse');
  await details.getByText('I have one').click();
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByText('Applicants must be 18 or over')).toBeVisible();
  await details.getByLabel('Date of birth').fill('1990-05-17');
  await details.getByRole('button', { name: 'Save' }).click();
  await details.getByLabel('Street address').fill('120 S Main St');
  await details.getByLabel('ZIP code').fill('84101');
  await details.getByRole('button', { name: 'Save' }).click();
  await details.getByLabel('Monthly debt, in dollars').fill('$1,200');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByText('100% complete')).toBeVisible();
  await expect(page.getByText(/less \$1,200 of monthly debt, leaves \$6,300/)).toBeVisible();

  await page
    .getByLabel('Choose files: Proof of income')
    .setInputFiles({ name: 'paystub.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByRole('button', { name: 'Preview paystub.pdf' })).toBeVisible();
  await page
    .getByLabel('Choose files: Photo ID')
    .setInputFiles({ name: 'license.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByRole('button', { name: 'Preview license.png' })).toBeVisible();
  await expect(page.getByText('Documents in review')).toBeVisible();

  await payOnDashboard(page);
  const group = page.getByRole('article').filter({ hasText: '$450,000 Group 1' });
  await expect(group).toContainText('Forming');
  await expect(group).toContainText('120');
  await expect(page.getByText('There is nothing you need to do today.')).toBeVisible();
  await site.expectAccessible();
});

test('a signed-in member applies from the dashboard', async ({ page, site }) => {
  const email = site.freshEmail('applicant');
  await joinAs(page, site, email);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit your application' });
  await expect(dialog.locator('[name="email"]')).toHaveValue(email);
  await expect(dialog.locator('[name="email"]')).not.toBeEditable();
  await site.expectAccessible();
  await fillApplication(page);
  await dialog.getByRole('button', { name: 'Continue to the agreement' }).click();
  await acceptAgreement(page);
  await expect(toast(page, 'Application Submitted Successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ready to Secure Your Spot' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('the dashboard is for members only', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(toast(page, 'Authentication Required')).toBeVisible();
  await expect(toast(page, 'Please sign in with Google to access your dashboard.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog', { name: 'Sign In to Continue' })).toBeVisible();
});

test('income and credit amount can be changed, and are locked when they should be', async ({
  page,
  context,
  site,
}) => {
  const email = site.freshEmail('changer');
  await apply(page.request, email);
  await joinAs(page, site, email);
  await page
    .getByLabel('Choose files: Proof of income')
    .setInputFiles({ name: 'paystub.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByText('Documents in review')).toBeVisible();

  await page.getByRole('button', { name: 'Update income' }).click();
  const income = page.getByRole('dialog', { name: 'Update income' });
  await income.getByLabel('Monthly income').selectOption('An exact amount');
  await income.getByRole('button', { name: 'Save income' }).click();
  await expect(income.getByText('Monthly income is required')).toBeVisible();
  await income.getByLabel('Exact amount').fill('a lot');
  await income.getByRole('button', { name: 'Save income' }).click();
  await expect(income.getByText(/Please choose a range or enter an amount/)).toBeVisible();
  await site.expectAccessible();
  await income.getByLabel('Exact amount').fill('$6,200');
  await income.getByRole('button', { name: 'Save income' }).click();
  await expect(toast(page, 'Income Updated')).toBeVisible();
  await expect(
    toast(page, "Income updated. You'll need to upload verification documents for the new amount."),
  ).toBeVisible();
  await expect(page.getByText('for your former income')).toBeVisible();
  await expect(page.getByText(/Your income of \$6,200 a month/)).toBeVisible();

  await page.getByRole('button', { name: 'Update credit amount' }).click();
  const credit = page.getByRole('dialog', { name: 'Update credit amount' });
  await credit.getByText('$650,000').first().click();
  await site.expectAccessible();
  await credit.getByRole('button', { name: 'Save credit amount' }).click();
  await expect(toast(page, 'Credit Amount Updated')).toBeVisible();
  await expect(page.getByText('$650,000, $3,385/mo')).toBeVisible();

  // The server's response after an admin has approved.
  await page.route('**/api/dashboard?*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.application.adminApprovedIncome = true;
    body.application.incomeVerificationStatus = 'approved';
    await route.fulfill({ response: answer, json: body });
  });
  await page.reload();
  await expect(page.getByText('Locked after approval')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update credit amount' })).toBeHidden();
  await expect(page.getByLabel('Choose files: Proof of income')).toBeHidden();

  // The session ends while the page is open, as after a ban: the member's next action shows it.
  await context.clearCookies({ name: /session_token$/ });
  await page.getByRole('button', { name: 'Update income' }).click();
  await income.getByLabel('Exact amount').fill('$7,000');
  await income.getByRole('button', { name: 'Save income' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeHidden();
});

test('a dashboard that fails to load says so, and can be retried', async ({ page, site }) => {
  const email = site.freshEmail('unlucky');
  await createAccount(page, email);
  await page.route('**/api/dashboard?*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Failed to fetch dashboard data' })).toBeVisible();
  await page.unroute('**/api/dashboard?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
});
