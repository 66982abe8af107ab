import { PASSWORD } from '../kit/accounts.ts';
import { apply } from '../kit/admin.ts';
import { joinAs, payOnDashboard } from '../kit/members.ts';
import { expect, test, toast } from '../kit/site.ts';

test('account settings: address, password, sessions, payments, data, language, deletion @phone', async ({
  page,
  site,
  browser,
  request,
}) => {
  test.slow();
  const email = site.freshEmail('account');
  await apply(request, email);
  await joinAs(page, site, email);
  await payOnDashboard(page);
  await page.getByRole('navigation', { name: 'Your pages' }).getByText('Account').click();
  await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible();
  const panel = (name: string) => page.getByRole('region', { name });
  await expect(panel('Payments')).toContainText('Visa ending in 4242');
  await expect(panel('Delete your account')).toContainText('Your deposit is with us');
  await site.expectAccessible();

  // Typed input is restored after the session ended.
  const fresh = site.freshEmail('moved');
  await panel('Email address').getByRole('button', { name: 'Change email address' }).click();
  const address = panel('Email address').getByLabel('New email address');
  await expect(address).toBeFocused();
  await address.fill(fresh);
  await page.context().clearCookies();
  await panel('Email address').getByLabel('Your current password').fill(PASSWORD);
  await panel('Email address').getByRole('button', { name: 'Send the link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In to Continue' });
  await dialog.getByRole('tab', { name: 'Email' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/account');
  await expect(address).toHaveValue(fresh);
  await panel('Email address').getByLabel('Your current password').fill(PASSWORD);
  await panel('Email address').getByRole('button', { name: 'Send the link' }).click();
  await expect(toast(page, 'Please Check Your Mail')).toBeVisible();
  const { links } = await site.mailTo(fresh, /Confirm your new email/);
  await page.goto(links.find((link) => link.includes('/change-email')) ?? '');
  await expect(page.getByRole('heading', { name: 'Your email address is changed' })).toBeVisible();
  await page.goto('/dashboard/account');
  await expect(panel('Email address')).toContainText(fresh);

  // Another browser is listed, and signed out when the password changes.
  const other = await browser.newContext();
  const signedIn = await other.request.post('/api/identity/sign-in/email', {
    data: { email: fresh, password: PASSWORD },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(signedIn.ok()).toBe(true);
  await page.reload();
  // The session without its cookie still exists, too.
  await expect(panel('Where you are signed in').getByRole('listitem')).toHaveCount(3, {
    timeout: 20_000,
  });
  await panel('Password').getByRole('button', { name: 'Change password' }).click();
  await panel('Password').getByLabel('Current password').fill('not this one');
  await panel('Password').getByLabel('New password').fill('another good password');
  await panel('Password').getByRole('button', { name: 'Save new password' }).click();
  await expect(panel('Password')).toContainText('This is not your current password');
  await panel('Password').getByLabel('Current password').fill(PASSWORD);
  await panel('Password').getByRole('button', { name: 'Save new password' }).click();
  await expect(toast(page, 'Password Changed')).toBeVisible();
  await expect(panel('Password').getByRole('button', { name: 'Change password' })).toBeFocused();
  await page.reload();
  await expect(panel('Where you are signed in').getByRole('listitem')).toHaveCount(1, {
    timeout: 20_000,
  });
  await other.close();

  await panel('Language').getByLabel('Language').selectOption('pt-BR');
  await expect(toast(page, 'Language Saved')).toBeVisible();
  // Every page of the member follows at once.
  await expect(page.getByRole('heading', { name: 'Configurações da conta' })).toBeVisible();
  await expect(page).toHaveTitle('Configurações da conta · Casa Circle');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeAttached();
  const pages = page.getByRole('navigation', { name: 'Suas páginas' });
  await pages.getByText('Visão geral').click();
  await expect(page.getByRole('heading', { name: 'Depósito pago' })).toBeVisible();
  await expect(page.getByText(/de US\$.2\.344, faltarão US\$.2\.144/)).toBeVisible();
  await site.expectAccessible();
  await pages.getByText('Conta', { exact: true }).click();
  await panel('Idioma').getByLabel('Idioma').selectOption('en');
  await expect(toast(page, 'Idioma salvo')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const download = page.waitForEvent('download');
  await panel('Your data').getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.json');

  await panel('Payments')
    .getByRole('link', { name: /^Receipt for Deposit/ })
    .click();
  await expect(page.getByRole('article')).toContainText('Visa ending in 4242');
  await site.expectAccessible();

  // Signed in, the public pages are readable and show no empty form.
  await page.getByRole('contentinfo').getByRole('button', { name: 'How It Works' }).click();
  await expect(page).toHaveURL(/\/homebuyers\?variant=long#how-it-works/);
  await expect(
    page.getByRole('heading', { name: 'Your application is on your dashboard' }),
  ).toBeVisible();
});
