import type { Page } from '@playwright/test';
import { expect, test } from '../kit/site.ts';

const RULES = 19;

const LANGUAGES = [
  {
    path: '/rules',
    other: '/regulamento',
    lang: 'en',
    title: 'The rules of a group',
    rule: 'rule',
    contents: 'On this page',
    late: 'If you pay late',
    figures: ['$2,344', '$3,385 or $3,386', '90 days', '14th at 6 pm'],
  },
  {
    path: '/regulamento',
    other: '/rules',
    lang: 'pt-BR',
    title: 'O regulamento do grupo',
    rule: 'regra',
    contents: 'Nesta página',
    late: 'Se você atrasar',
    figures: ['US$ 2.344', 'não é um consórcio brasileiro', '90 dias', 'às 18h do dia 14'],
  },
] as const;

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const { path, other, lang, title, rule, contents, late, figures } of LANGUAGES) {
  test(`${path} has every rule, with its number and anchor @phone`, async ({ page, site }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator(`link[rel="alternate"][hreflang="${lang}"]`)).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      new RegExp(`/social${path}\\.png$`),
    );
    for (const figure of figures) {
      await expect(page.locator('main')).toContainText(figure.replace('$ ', '$\u00a0'));
    }
    for (let number = 1; number <= RULES; number += 1) {
      await expect(page.locator(`#${rule}-${number} h3`)).toBeAttached();
    }
    await expect(page.locator('main article')).toHaveCount(RULES);

    const rules = page.getByRole('navigation', { name: contents });
    await expect(rules.getByRole('listitem')).toHaveCount(RULES);
    await rules.getByRole('link', { name: late }).click();
    await expect(page).toHaveURL(`${path}#${rule}-11`);
    await expect(page.getByRole('heading', { name: late })).toBeInViewport();
    // A rule that is named in a sentence leads to it.
    await page
      .locator(`#${rule}-11`)
      .getByRole('link', { name: `${rule} 12` })
      .click();
    await expect(page).toHaveURL(`${path}#${rule}-12`);
    await expect(page.locator(`#${rule}-12 h3`)).toBeInViewport();
    // Every anchor that the page links to is there.
    const broken = await page
      .locator('main a[href^="#"]')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !document.getElementById(href.slice(1))),
      );
    expect(broken).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await site.expectAccessible();

    await page.locator('main header').getByRole('link').click();
    await expect(page).toHaveURL(other);
  });

  test(`${path} answers at the address of a rule and prints without frame`, async ({ page }) => {
    await page.goto(`${path}#${rule}-8`);
    await expect(page.locator(`#${rule}-8 h3`)).toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body > #root > footer, footer').first()).toBeHidden();
    await expect(page.getByRole('navigation', { name: contents })).toBeHidden();
    await expect(page.locator(`#${rule}-19 h3`)).toBeVisible();
  });
}

test('the rules are linked where their questions come up, and listed for search engines', async ({
  page,
  request,
}) => {
  const places = [
    ['/terms-of-use', '/rules'],
    ['/', '/rules'],
    ['/homebuyers', '/rules'],
    ['/simulator', '/rules'],
    ['/check-a-draw', '/rules'],
    ['/imovelnoseua', '/regulamento'],
    ['/simulador', '/regulamento'],
    ['/conferir-um-sorteio', '/regulamento'],
  ] as const;
  for (const [place, target] of places) {
    await page.goto(place);
    await expect(page.locator(`main a[href^="${target}"]`).first()).toBeAttached();
    await expect(page.locator(`footer a[href="${target}"]`)).toBeAttached();
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/rules</loc>');
  expect(sitemap).toContain('/regulamento</loc>');
});
