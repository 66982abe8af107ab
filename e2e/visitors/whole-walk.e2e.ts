import type { Page } from '@playwright/test';
import { expectToast, PASSWORD } from '../kit/accounts.ts';
import { acceptAgreement, fillApplication } from '../kit/application-form.ts';
import { fillCard, paymentFrame } from '../kit/card-form.ts';
import { expect, test } from '../kit/site.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('somebody reads, computes, applies, pays, creates the account and sees the deposit', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  const email = site.freshEmail('walk');
  await page.goto('/homebuyers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Calculators', exact: true }).first().click();
  await expect(page).toHaveURL(/\/calculators/);
  await expect(page.getByText('$2,344').first()).toBeVisible();

  await page.goto('/homebuyers#apply');
  await fillApplication(page, 'ana@gmial.com');
  await page.getByRole('button', { name: /^Did you mean .*@gmail\.com/ }).click();
  const form = page.getByRole('form', { name: 'Application' });
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(/@gmail\.com$/);
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Rent you pay now').fill('1,200');
  await form.getByLabel('Debts').fill('300');
  await expect(form.getByText('$3,656 a month would be left')).toBeVisible();
  await form.getByLabel('Monthly income').selectOption('$3,000 - $4,999');
  await form.getByLabel('Debts').fill('');
  await form.getByLabel('Rent you pay now').fill('');
  await expect(form.locator('[data-affordability=tight]')).toContainText(
    '$656 a month would be left',
  );
  await site.expectAccessible();
  await page.getByRole('button', { name: 'Continue to the agreement' }).click();
  await page.getByRole('button', { name: 'Yes, I can pay this: go on with $450,000' }).click();
  await acceptAgreement(page);

  const payment = page.getByRole('dialog', { name: 'Complete Your $200 Deposit' });
  await expect(payment.getByText(/places are taken|first of a new group/)).toBeVisible();
  await expect(payment.getByText(/We may extend that once, by 30 days/)).toBeVisible();
  await fillCard(paymentFrame(page));
  await payment.getByRole('button', { name: 'Pay $200 deposit' }).click();
  const done = page.getByRole('dialog', { name: 'Deposit Processed' });
  await expect(done.getByRole('button', { name: 'Got It' })).toBeVisible({ timeout: 30_000 });
  await done.getByRole('button', { name: 'Create your account' }).click();

  await expect(page, 'the form opens on the page').toHaveURL(/\/homebuyers/);
  const account = page.getByRole('dialog', { name: 'Create your account' });
  await expect(account.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await account.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await account.getByLabel('Confirm password').fill(PASSWORD);
  await account.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/dashboard', { timeout: 30_000 });

  const { links } = await site.mailTo(email, /Confirm your email/);
  await page.goto(links.find((link) => link.includes('/verify-email')) ?? '');
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: 'Next Steps' });
  await expect(steps.getByRole('listitem').first()).toContainText('Deposit received');
  await expect(page.locator('[data-affordability=tight]')).toContainText(
    'Automatic approval, by your declared figures',
  );
});

const ASKED_FOR = '/dashboard/account?from=mail#language';

/** Opens a members' page signed out, and comes to the sign-in on the start page. */
async function askForMembersPage(page: Page) {
  await page.goto(ASKED_FOR);
  await expectToast(page, 'Authentication Required');
  await expectToast(page, 'Please sign in with Google to access your dashboard.');
  await expect(page).toHaveURL('/');
  return page.getByRole('dialog', { name: 'Sign In to Continue' });
}

async function chooseGoogleAccount(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name').fill('Ana Lima');
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('signed out, a members’ page is asked for, and an e-mail sign-in leads there', async ({
  page,
  site,
}) => {
  const email = site.freshEmail('asked');
  let dialog = await askForMembersPage(page);
  await dialog.getByRole('tab', { name: 'Email' }).click();
  await dialog.getByRole('tab', { name: 'Create Account' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(ASKED_FOR, { timeout: 30_000 });

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  dialog = await askForMembersPage(page);
  await dialog.getByRole('tab', { name: 'Email' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(ASKED_FOR, { timeout: 30_000 });
});

test('signed out, a Google sign-in in a popup leads to the page asked for', async ({
  page,
  site,
}) => {
  const dialog = await askForMembersPage(page);
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseGoogleAccount(await opening, site.freshEmail('asked'));
  await expect(page).toHaveURL(ASKED_FOR, { timeout: 30_000 });
});

test('signed out, a Google sign-in by the whole page leads to the page asked for, also on a second try', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const dialog = await askForMembersPage(page);
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectToast(page, 'You cancelled the Google sign-in. Nothing was changed.');
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseGoogleAccount(page, site.freshEmail('asked'));
  await expect(page).toHaveURL(ASKED_FOR, { timeout: 30_000 });
});

test('Back and Escape close the sheets, and declining is answered', async ({ page, site }) => {
  await page.goto('/homebuyers#apply');
  await fillApplication(page, site.freshEmail('back'));
  await page.getByRole('button', { name: 'Continue to the agreement' }).click();
  const agreement = page.getByRole('dialog', { name: 'Deposit Agreement' });
  await expect(agreement).toBeVisible();
  await page.goBack();
  await expect(agreement).toBeHidden();
  await expect(page).toHaveURL(/\/homebuyers/);
  await expect(page.getByLabel('City')).toHaveValue('Provo');

  await page.getByRole('button', { name: 'Continue to the agreement' }).click();
  await agreement.getByRole('button', { name: 'Decline' }).click();
  await expectToast(page, 'You declined the agreement');
  await expect(agreement).toBeHidden();

  await page.getByRole('button', { name: 'Privacy Policy' }).first().click();
  const policy = page.getByRole('dialog', { name: 'Privacy Policy' });
  await expect(policy).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(policy).toBeHidden();
});

test('an error leaves once the form is right, and offline says that nothing is lost', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/homebuyers#apply');
  await fillApplication(page, site.freshEmail('right'));
  await page.getByLabel('City').fill('');
  await page.getByRole('button', { name: 'Continue to the agreement' }).click();
  const error = page.getByText('Please Complete Required Fields', { exact: true });
  await expect(error).toBeVisible();
  await page.getByLabel('City').fill('Provo');
  await expect(error).toBeHidden({ timeout: 2_000 });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continue to the agreement' }).click();
  await expect(page.getByText(/You are offline; nothing is lost/).first()).toBeVisible();
  await context.setOffline(false);
});

const PUBLIC_PAGES = [
  '/',
  '/homebuyers',
  '/calculators',
  '/simulator',
  '/about',
  '/imovelnoseua',
  '/comprar-imovel',
  '/calculadoras',
];

// 640 pixels are a desktop at a zoom of 200%.
const WIDTHS = [768, 640, 390, 320];

test('on narrow screens the header has two rows at most, and nothing is cut off', async ({
  page,
}) => {
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      await expect
        .poll(() => page.evaluate(measure), { message: `${path} at ${width} pixels` })
        .toEqual({ excess: 0, hasTwoRows: true });
    }
  }
});

/** In the page. */
const measure = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const header = document.querySelector('header')?.offsetHeight ?? Number.POSITIVE_INFINITY;
  return { excess: Math.max(0, scrollWidth - clientWidth), hasTwoRows: header < 140 };
};

test('phones have the members’ sign-in in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/calculators');
  await page.getByLabel('Menu').click();
  await page.getByRole('button', { name: 'Member sign-in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In to Continue' })).toBeVisible();
});
