import type { Page } from '@playwright/test';

/** Fills the application with good answers; the caller presses the button. A member's address is given. */
export async function fillApplication(page: Page, email?: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Application' });
  await form.getByLabel('First name').fill('Ana');
  await form.getByLabel('Last name').fill('Lima');
  if (email) await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('City').fill('Provo');
  await form.getByLabel('Age group').selectOption('26-35');
  await form.getByLabel('Monthly income').selectOption('$7,500 - $9,999');
  await form
    .getByLabel(/Which describes you best|Property goal/)
    .selectOption('first-time-homebuyer');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
}

/** Scrolls the agreement to its end and accepts it. */
export async function acceptAgreement(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Deposit Agreement' });
  await dialog.getByRole('region', { name: 'Text of the deposit agreement' }).focus();
  await page.keyboard.press('End');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Accept Terms & Continue to Payment' }).click();
}
