import { expect, type Page } from '@playwright/test';
import { createAccount } from './accounts.ts';
import { fillCard, paymentFrame } from './card-form.ts';

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

/** Pays the deposit with the card form on the dashboard. */
export async function payOnDashboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay $200 Deposit', exact: true }).click();
  await fillCard(paymentFrame(page));
  await page.getByRole('button', { name: 'Pay $200 deposit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Deposit Paid' })).toBeVisible({
    timeout: 15_000,
  });
}
