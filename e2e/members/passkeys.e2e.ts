import { createAccount, openEmailTab, PASSWORD } from '../kit/accounts.ts';
import { expect, test, toast } from '../kit/site.ts';

test('a member adds a passkey, signs in with it and removes it', async ({ page, site }) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const email = site.freshEmail('passkey');
  await createAccount(page, email);
  await page.goto('/dashboard/account');
  const panel = page.getByRole('region', { name: 'Second factor' });
  await panel.getByLabel('Name of the passkey').fill('My laptop');
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(toast(page, 'Passkey Added')).toBeVisible();
  await expect(panel.getByRole('listitem')).toContainText('My laptop');
  await site.expectAccessible();

  // The device has one already.
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(toast(page, 'This device has a passkey for your account already.')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/');
  const dialog = await openEmailTab(page, 'Sign In');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByText('Your browser asks for the passkey of this device')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/dashboard/account');
  await expect(panel.getByRole('listitem')).toContainText('last used on');
  await panel.getByRole('button', { name: 'Remove My laptop' }).click();
  await panel.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Passkey Removed')).toBeVisible();
  await expect(panel).toContainText('One of them is needed before you change your bank details.');
});
