import { expect, test } from '../kit/site.ts';

const DOCUMENTS = [
  ['/privacy-policy', 'Privacy Policy', '1. In short'],
  ['/terms-of-use', 'Terms of Use', '8. Monthly selection'],
  ['/deposit-agreement', 'Deposit Agreement', '6. If no group forms'],
] as const;

const TRANSLATIONS = [
  ['/politica-de-privacidade', 'Política de privacidade', '1. Em resumo', '/privacy-policy'],
  ['/termos-de-uso', 'Termos de uso', '8. Contemplação mensal', '/terms-of-use'],
  ['/contrato-de-deposito', 'Contrato do depósito', '6. Se nenhum', '/deposit-agreement'],
] as const;

for (const [path, title, heading, english] of TRANSLATIONS) {
  test(`${title} stands beside the English text that binds`, async ({ page, site }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Casa Circle`);
    await expect(page.getByText('O texto que vale é o inglês')).toBeVisible();
    await expect(page.getByText(/^Rascunho:/)).toBeVisible();
    await expect(
      page.getByText('não é um consórcio brasileiro').filter({ visible: true }),
    ).toHaveCount(1);
    await expect(page.getByRole('heading', { name: heading })).toBeAttached();
    await site.expectAccessible();
    await page.getByRole('link', { name: /texto em inglês/ }).click();
    await expect(page).toHaveURL(english);
    await page.getByRole('link', { name: 'Em português' }).first().click();
    await expect(page).toHaveURL(path);
  });
}

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
