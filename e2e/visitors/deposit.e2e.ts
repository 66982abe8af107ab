import type { FrameLocator, Page } from '@playwright/test';
import { apply } from '../kit/admin.ts';
import { fillCard, paymentFrame } from '../kit/card-form.ts';
import { joinAs, payOnDashboard } from '../kit/members.ts';
import { expect, test, toast } from '../kit/site.ts';

async function applyUntilPayment(page: Page, email: string): Promise<FrameLocator> {
  await page.goto('/#apply');
  const form = page.getByRole('form', { name: 'Application' });
  const field = (name: string) => form.locator(`[name="${name}"]`);
  await field('firstName').fill('Ana');
  await field('lastName').fill('Lima');
  await field('email').fill(email);
  await field('city').fill('Provo');
  await field('ageGroup').selectOption('26-35');
  await field('monthlyIncome').selectOption('$7,500 - $9,999');
  await field('applicantProfile').selectOption('first-time-homebuyer');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.getByRole('button', { name: 'Continue to the agreement' }).click();
  const agreement = page.getByRole('dialog', { name: 'Deposit Agreement' });
  await agreement
    .getByRole('region', { name: 'Text of the deposit agreement' })
    .evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
  await agreement.getByRole('checkbox').check();
  await agreement.getByRole('button', { name: 'Accept Terms & Continue to Payment' }).click();
  await expect(page.getByRole('dialog', { name: 'Complete Your $200 Deposit' })).toBeVisible();
  return paymentFrame(page);
}

const pay = (page: Page) => page.getByRole('button', { name: /Pay \$200 deposit|Try again/ });

test('a visitor applies, pays the deposit and gets the receipt @phone', async ({ page, site }) => {
  const email = site.freshEmail('payer');
  const frame = await applyUntilPayment(page, email);
  await expect(frame.getByLabel('Card number')).toHaveAttribute('autocomplete', 'cc-number');
  await expect(frame.getByLabel('Expiration date')).toHaveAttribute('autocomplete', 'cc-exp');
  await expect(frame.getByLabel('Security code')).toHaveAttribute('autocomplete', 'cc-csc');
  await site.expectAccessible();
  await fillCard(frame, '4242 4242 4242 4242');
  await pay(page).click();
  await expect(toast(page, 'Payment Successful')).toBeVisible();
  await expect(
    page.getByText('Your $200 deposit has been processed and your spot is reserved!').first(),
  ).toBeVisible();
  const receipt = await site.mailTo(email, /deposit is confirmed/);
  expect(receipt.text).toContain('$2,144 of $2,344');
  await page.getByRole('button', { name: 'Got It' }).click();
  await expect(page).toHaveURL('/');
});

test('a declined card says why, and another card pays', async ({ page, site }) => {
  const email = site.freshEmail('declined');
  const frame = await applyUntilPayment(page, email);
  await fillCard(frame, '4000 0000 0000 0002');
  await pay(page).click();
  await expect(toast(page, 'Payment Failed')).toBeInViewport();
  await expect(toast(page, 'Your card was declined.')).toBeInViewport();
  const dialog = page.getByRole('dialog', { name: 'Complete Your $200 Deposit' });
  await expect(dialog.getByRole('alert')).toHaveText('Your card was declined.');
  await expect(dialog.getByText('$450,000, $2,344/mo')).toBeVisible();
  await fillCard(frame, '4000 0000 0000 9995');
  await pay(page).click();
  await expect(toast(page, 'Your card has insufficient funds.')).toBeVisible();
  await fillCard(frame, '4242 4242 4242 4242');
  await pay(page).click();
  await expect(toast(page, 'Payment Successful')).toBeVisible();
  await site.mailTo(email, /deposit is confirmed/);
});

test('an incomplete card is detected before anything is charged', async ({ page, site }) => {
  const frame = await applyUntilPayment(page, site.freshEmail('incomplete'));
  await frame.getByLabel('Card number').fill('4242');
  await pay(page).click();
  await expect(toast(page, 'Payment Form Error')).toBeVisible();
  await expect(toast(page, 'Your card number is incomplete.')).toBeVisible();
});

test('a 3-D Secure card asks its holder, who may also refuse @phone', async ({ page, site }) => {
  const email = site.freshEmail('secure');
  const frame = await applyUntilPayment(page, email);
  const challenge = page.frameLocator('iframe[title="3-D Secure challenge frame"]');
  await fillCard(frame, '4000 0000 0000 3220');
  await pay(page).click();
  await challenge.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(toast(page, 'We are unable to authenticate your payment method.')).toBeVisible();
  await pay(page).click();
  await challenge.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(toast(page, 'Payment Successful')).toBeVisible();
  await site.mailTo(email, /deposit is confirmed/);
});

test('closing the card dialog keeps the application', async ({ page, request, site }) => {
  const email = site.freshEmail('later');
  await applyUntilPayment(page, email);
  const dialog = page.getByRole('dialog', { name: 'Complete Your $200 Deposit' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(toast(page, 'Your application is saved')).toBeVisible();
  const check = await request.get(`/api/applications/check-email?email=${email}`);
  expect(await check.json()).toEqual({ exists: true });
});

test('the dialog of a running payment cannot be closed, also not by Back', async ({
  page,
  site,
}) => {
  const frame = await applyUntilPayment(page, site.freshEmail('under-way'));
  await fillCard(frame, '4242 4242 4242 4242');
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/payment_intents/*/confirm', async (route) => {
    await gate;
    await route.continue();
  });
  await pay(page).click();
  const dialog = page.getByRole('dialog', { name: 'Complete Your $200 Deposit' });
  await expect(dialog.getByRole('button', { name: 'Processing…' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden();
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.history.back());
  await expect(dialog).toBeVisible();
  goOn();
  await expect(page.getByRole('dialog', { name: 'Deposit Processed' })).toBeVisible();
});

test('Back closes the card dialog, and paying can be finished after a reload', async ({
  page,
  site,
}) => {
  const email = site.freshEmail('back');
  await applyUntilPayment(page, email);
  const dialog = page.getByRole('dialog', { name: 'Complete Your $200 Deposit' });
  await page.evaluate(() => window.history.back());
  await expect(dialog).toBeHidden();
  const finish = page.getByRole('button', { name: 'Finish paying' });
  await expect(finish).toBeFocused();
  await finish.click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/#apply');
  await finish.click();
  await fillCard(paymentFrame(page), '4242 4242 4242 4242');
  await pay(page).click();
  await page.getByRole('button', { name: 'Got It' }).click();
  await site.mailTo(email, /deposit is confirmed/);
  await page.goto('/#apply');
  await expect(page.getByRole('form', { name: 'Application' })).toBeVisible();
});

test('the link in the mail opens the card form without an account, and pays', async ({
  page,
  context,
  site,
}) => {
  const email = site.freshEmail('link');
  await applyUntilPayment(page, email);
  const mail = await site.mailTo(email, /received/);
  await context.clearCookies();
  await page.goto(mail.links.find((link) => link.includes('/pay#')) ?? '');
  const frame = paymentFrame(page);
  await fillCard(frame, '4242 4242 4242 4242');
  await expect(page.getByRole('main')).not.toContainText('Ana');
  await site.expectAccessible();
  await pay(page).click();
  await expect(page.getByRole('heading', { name: 'Deposit Processed' })).toBeVisible();
  await site.mailTo(email, /deposit is confirmed/);
  await page.goto('/blog');
  await page.goto('/pay#nothing.good');
  await expect(page.getByRole('main')).toContainText('no longer valid');
});

test('fields that fail to load: pressing the button shows a message', async ({ page, site }) => {
  await page.route('**/sandbox/payments/elements**', () => new Promise(() => {}));
  await page.route('**/sandbox/**frame**', () => new Promise(() => {}));
  await applyUntilPayment(page, site.freshEmail('not-ready'));
  await expect(pay(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Loading the payment form', { exact: true })).toBeVisible();
  await pay(page).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Payment Not Ready')).toBeInViewport();
});

test('a provider that cannot be reached says so, and a second try works', async ({
  page,
  site,
}) => {
  await page.route('**/api/create-payment-intent', (route) => route.abort(), { times: 1 });
  const frame = await applyUntilPayment(page, site.freshEmail('retry'));
  await expect(toast(page, 'Payment Setup Error')).toBeInViewport();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(frame.getByLabel('Card number')).toBeVisible();
});

test('a refund at the sandbox reaches the person', async ({ page, site }) => {
  const email = site.freshEmail('refunded');
  const frame = await applyUntilPayment(page, email);
  await fillCard(frame, '4242 4242 4242 4242');
  await pay(page).click();
  const receipt = await site.mailTo(email, /deposit is confirmed/);
  const reference = receipt.text.match(/Reference: (\S+)/)?.[1] ?? '';
  await page.goto('/sandbox/payments');
  await expect(page.getByText('no real money moves')).toBeVisible();
  await site.expectAccessible();
  const payment = page.locator('section').filter({ hasText: reference });
  await payment.getByRole('button', { name: 'Refund' }).click();
  await expect(payment.getByText('Refund of $200, succeeded')).toBeVisible();
  await site.mailTo(email, /refunded/);
});

test('a second tab learns that the first has paid', async ({ page, site, request, context }) => {
  test.slow();
  const email = site.freshEmail('two-tabs');
  await apply(request, email);
  await joinAs(page, site, email);
  const second = await context.newPage();
  await second.goto('/dashboard');
  await second.getByRole('button', { name: 'Pay $200 Deposit', exact: true }).click();
  await fillCard(paymentFrame(second));
  await payOnDashboard(page);
  await second.getByRole('button', { name: 'Pay $200 deposit', exact: true }).click();
  await expect(second.getByRole('heading', { name: 'Deposit Paid' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(second.getByText('Nothing was charged')).toBeHidden();
});
