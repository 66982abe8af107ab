import { expect, type Locator, type Page } from '@playwright/test';
import { exampleApplication } from '../src/testing/example-application.ts';
import { createAccount } from './accounts.ts';

/** A small PDF that a browser can show. */
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Mailbox = { mailTo(address: string, subject?: RegExp): Promise<{ links: string[] }> };

/** Makes an account and opens the link of its verification mail; ends on the dashboard. */
export async function joinAs(page: Page, site: Mailbox, email: string): Promise<void> {
  await createAccount(page, email);
  await verify(page, site, email);
}

export async function verify(page: Page, site: Mailbox, email: string): Promise<void> {
  const { links } = await site.mailTo(email, /Confirm your email/);
  await page.goto(links.find((link) => link.includes('/verify-email')) ?? '');
  await expect(page.getByRole('main')).toContainText(/confirmed|verified/i);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
}

/** Saves an application as the form would, without its pages. */
export async function applyFor(page: Page, email: string): Promise<void> {
  const response = await page.request.post('/api/applications', {
    headers: { origin: new URL(page.url()).origin },
    data: { ...exampleApplication, email },
  });
  expect(response.status()).toBe(201);
}

/** Reads the deposit agreement to its end and accepts it. */
export async function acceptAgreement(page: Page): Promise<void> {
  const agreement = page.getByRole('dialog', { name: 'Deposit Agreement' });
  await agreement
    .getByRole('region', { name: 'Text of the deposit agreement' })
    .evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
  await agreement.getByRole('checkbox').check();
  await agreement.getByRole('button', { name: 'Accept Terms & Continue to Payment' }).click();
}

/** Fills the application form that `scope` holds; the address may be given already. */
export async function fillApplication(scope: Locator, email?: string): Promise<void> {
  const field = (name: string) => scope.locator(`[name="${name}"]`);
  await field('firstName').fill('Ana');
  await field('lastName').fill('Lima');
  if (email) await field('email').fill(email);
  await field('city').fill('Provo');
  await field('ageGroup').selectOption('26-35');
  await field('monthlyIncome').selectOption('$5,000 - $7,499');
  await field('applicantProfile').selectOption('first-time-homebuyer');
  for (const box of await scope.getByRole('checkbox').all()) await box.check();
  await scope.getByRole('button', { name: 'Continue to the agreement' }).click();
}

/** Pays the deposit with the card form on the dashboard. */
export async function payOnDashboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay $200 Deposit', exact: true }).click();
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await frame.getByLabel('Card number').fill('4242 4242 4242 4242');
  await frame.getByLabel('Expiration date').fill('12/34');
  await frame.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay $200 deposit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Deposit Paid' })).toBeVisible({
    timeout: 15_000,
  });
}
