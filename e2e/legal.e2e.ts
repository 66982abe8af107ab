import { expect, test } from './site.ts';

const DOCUMENTS = [
  ['/privacy-policy', 'Privacy Policy', '1. In short'],
  ['/terms-of-use', 'Terms of Use', '8. Monthly selection'],
  ['/deposit-agreement', 'Deposit Agreement', '6. If no group forms'],
] as const;

for (const [path, title, heading] of DOCUMENTS) {
  test(`${title} is complete`, async ({ page, site }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Casa Circle`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /Casa Circle/,
    );
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/^Version \d{4}-\d{2}-\d{2}/)).toContainText('In effect since');
    await page.getByRole('navigation', { name: 'On this page' }).getByText(heading).click();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
    await site.expectAccessible();
  });
}
