import { createAccount, expectToast, openEmailTab, PASSWORD } from '../kit/accounts.ts';
import { expect, test } from '../kit/site.ts';

test('a visitor creates an account, confirms the mail and has a dashboard @phone', async ({
  page,
  site,
}) => {
  const email = site.freshEmail('ana');
  await createAccount(page, email);
  await expectToast(page, 'Account created successfully!');
  await expect(page.getByText('Please confirm your email address.')).toBeVisible();
  await site.expectAccessible();

  const mail = await site.mailTo(email, /Confirm your email/);
  await page.goto(mail.links[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await site.expectAccessible();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to your dashboard' })).toBeVisible();
  await expect(page.getByText('Please confirm your email address.')).toBeHidden();
});

test('another browser confirms an address only with the password', async ({
  page,
  site,
  browser,
}) => {
  const email = site.freshEmail('eva');
  await createAccount(page, email);
  const mail = await site.mailTo(email, /Confirm your email/);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(mail.links[0] ?? '');
  await elsewhere.getByRole('button', { name: 'Sign in to confirm' }).click();
  const dialog = elsewhere.getByRole('dialog', { name: 'Sign In to Continue' });
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await elsewhere.context().close();
});

test('a link that was tampered with shows a message', async ({ page, site }) => {
  await page.goto('/verify-email#token=nonsense');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await site.expectAccessible();
});

test('a member signs out and in again, by the keyboard alone', async ({ page, site }) => {
  const email = site.freshEmail('bea');
  await createAccount(page, email);
  await page.getByRole('button', { name: 'Log Out' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeHidden();
  await expect(page.getByText('Authentication Required')).toBeHidden();

  await page.getByRole('link', { name: 'Member sign-in' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign In to Continue' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('tab', { name: 'Quick Sign-In' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('tab', { name: 'Email' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('tab', { name: 'Sign In', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expectToast(page, 'Signed in successfully!');
  await page.goto('/');
  await expect(page, 'the start page is not for members').toHaveURL('/dashboard');
});

test('the dialog closes with Escape and restores focus', async ({ page }) => {
  await page.goto('/#sign-in');
  const dialog = page.getByRole('dialog', { name: 'Sign In to Continue' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');
  const link = page.getByRole('link', { name: 'Member sign-in' });
  await link.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('invalid fields show their messages, and nothing is sent @phone', async ({ page, site }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/identity/')) sent.push(request.url());
  });
  await page.goto('/');
  const dialog = await openEmailTab(page, 'Sign In');
  await site.expectAccessible();
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Missing Information');
  await expect(page.getByText('Please enter both email and password.').first()).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();

  await dialog.getByRole('tab', { name: 'Create Account' }).click();
  const create = dialog.getByRole('button', { name: 'Create Account' });
  await create.click();
  await expect(page.getByText('Please fill in all fields.').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('a@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('12345');
  await dialog.getByLabel('Confirm password').fill('54321');
  await create.click();
  await expectToast(page, 'Password Mismatch');
  await dialog.getByLabel('Confirm password').fill('12345');
  await create.click();
  await expectToast(page, 'Weak Password');
  await site.expectAccessible();
  expect(sent).toEqual([]);
});

test('a wrong password and a taken address show their messages', async ({ page, site }) => {
  const email = site.freshEmail('caio');
  await createAccount(page, email);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  let dialog = await openEmailTab(page, 'Sign In');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('a wrong password');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Sign-in Failed');
  await expectToast(page, 'Invalid email or password.');
  dialog = await openEmailTab(page, 'Create Account');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'Sign-up Failed');
  await expect(dialog.getByText(/already exists/)).toBeVisible();
});

test('a forgotten password is reset by mail', async ({ page, site }) => {
  const email = site.freshEmail('davi');
  await createAccount(page, email);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  const dialog = await openEmailTab(page, 'Sign In');
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  const reset = page.getByRole('dialog', { name: 'Reset Password' });
  await expect(reset).toBeVisible();
  await reset.getByRole('button', { name: 'Send Reset Email' }).click();
  await expectToast(page, 'Email required');
  await site.expectAccessible();
  await reset.getByLabel('Email address').fill(email);
  await reset.getByRole('button', { name: 'Send Reset Email' }).click();
  await expectToast(page, 'Password reset email sent');
  await expect(reset).toBeHidden();
  await expect(dialog).toBeVisible();

  const link = (await site.mailTo(email, /Reset your/)).links[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await site.expectAccessible();
  await page.getByLabel('New password', { exact: true }).fill('a newer password');
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByLabel('Confirm new password').fill('a newer password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();

  await page.goto('/');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('once more');
  await page.getByLabel('Confirm new password').fill('once more');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expectToast(page, 'Password reset failed');

  await page.goto('/');
  const again = await openEmailTab(page, 'Sign In');
  await again.getByRole('textbox', { name: 'Email' }).fill(email);
  await again.getByLabel('Password', { exact: true }).fill('a newer password');
  await again.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a session that ended elsewhere ends here too', async ({ page, site, context }) => {
  await createAccount(page, site.freshEmail('fabio'));
  const [session] = (await context.cookies()).filter(({ name }) => name.endsWith('session_token'));
  await context.clearCookies({ name: session?.name ?? '' });
  await page.reload();
  await expectToast(page, 'Authentication Required');
  await expect(page).toHaveURL('/');
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left).not.toContain('casa.signed-in');
});

test('tabs of one browser sign in, confirm and sign out together', async ({
  page,
  site,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/homebuyers');
  const email = site.freshEmail('gil');
  await createAccount(page, email);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  for (const width of [360, 768, 1024]) {
    await other.setViewportSize({ width, height: 800 });
    const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await other.evaluate(overflow), `the header at ${width}`).toBeLessThanOrEqual(0);
  }
  await other.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(other.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await other.goto((await site.mailTo(email, /Confirm your email/)).links[0] ?? '');
  await expect(other.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await expect(page.getByText('Please confirm your email address.')).toBeHidden();
  await other.getByRole('link', { name: 'Go to your dashboard' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
});

test('a visitor without a session is not asked about one', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await page.goto('/homebuyers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeHidden();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
