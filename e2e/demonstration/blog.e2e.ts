import { expect, test } from '../kit/demo-site.ts';

test('a reader goes from the list to an article and back @phone', async ({ page, site }) => {
  await page.goto('/blog');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voltar ao site' })).toBeVisible();
  await site.expectAccessible();

  const card = page.getByRole('listitem').filter({ hasText: 'Sorteio ou lance' });
  await expect(card.getByText(/^\d{1,2} de [a-zç]+ de \d{4}$/)).toBeVisible();
  await expect(card.getByText('Por Equipe Casa Circle')).toBeVisible();
  await card.getByRole('link', { name: 'Ler artigo' }).click();

  await expect(page).toHaveURL('/blog/sorteio-ou-lance-como-pensar-antes-de-oferecer');
  const title = page.getByRole('heading', { level: 1, name: /^Sorteio ou lance/ });
  await expect(title).toBeVisible();
  await expect(page).toHaveTitle(/^Sorteio ou lance.* · Casa Circle$/);
  await expect(page.getByRole('heading', { name: 'O que é um lance, na prática' })).toBeVisible();
  await site.expectAccessible();
  await page.getByRole('link', { name: 'Todos os artigos' }).click();
  await expect(page).toHaveURL('/blog');
});

test('an article is complete, with metadata, without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/blog/o-que-e-um-consorcio-de-imoveis-e-como-ele-funciona-em-utah`);
  await expect(page.getByText('Todo brasileiro tem um parente')).toBeVisible();
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  expect(await content('meta[name="description"]')).toContain('milhões de brasileiros');
  expect(await content('meta[property="og:type"]')).toBe('article');
  expect(await content('meta[property="og:image"]')).toMatch(
    /^http.*\/blog\/[a-z0-9-]+\/social\.png$/,
  );
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  expect(data).toMatchObject({
    '@type': 'Article',
    inLanguage: 'pt-BR',
    author: { '@type': 'Organization', name: 'Casa Circle' },
    mainEntityOfPage: { '@id': canonical },
  });
  await context.close();
});

test('a missing article says so, with status 404', async ({ page, site }) => {
  const response = await page.goto('/blog/nunca-existiu');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Artigo não encontrado' })).toBeVisible();
  await expect(
    page.getByText('O artigo que você está procurando não existe ou foi removido.'),
  ).toBeVisible();
  await site.expectAccessible();
  await page.getByRole('link', { name: 'Voltar ao blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('six placeholder cards are shown while the list loads', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/blog', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/imovelnoseua');
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Blog' })
    .click();
  await expect(page.getByTestId('article-skeleton')).toHaveCount(6);
  release();
  await expect(page.getByRole('link', { name: /^Ler artigo/ }).first()).toBeVisible();
  await expect(page.getByTestId('article-skeleton')).toHaveCount(0);
});

test('an empty blog and a lost connection have their own messages', async ({ page, site }) => {
  await page.route('**/api/blog', (route) => route.fulfill({ json: [] }));
  await page.goto('/imovelnoseua');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  const blog = page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Blog' });
  await blog.click();
  await expect(page.getByText('Nenhum artigo publicado ainda')).toBeVisible();
  await site.expectAccessible();
  await page.getByRole('link', { name: 'Ir para o site' }).click();
  await expect(page).toHaveURL('/imovelnoseua');

  await page.unroute('**/api/blog');
  await page.route('**/api/blog', (route) => route.abort());
  await page.reload();
  // Before the page is hydrated the browser follows the link by itself.
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await blog.click();
  await expect(page.getByText('Não conseguimos carregar os artigos')).toBeVisible();
  await page.unroute('**/api/blog');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('link', { name: /^Ler artigo/ }).first()).toBeVisible();
});

test('English readers have articles of their own, which lead back to them @phone', async ({
  page,
  request,
  site,
}) => {
  await page.goto('/en/blog');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: /^Read article/ })).toHaveCount(3);
  await site.expectAccessible();
  await page.getByRole('link', { name: /^Read article: How long is the wait/ }).click();
  await expect(page).toHaveURL('/en/blog/how-long-is-the-wait-an-answer-in-figures');
  await expect(page.getByRole('row', { name: /^1 in 10/ })).toContainText('17%');
  await site.expectAccessible();
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page).toHaveURL('/en/blog');
  expect((await request.get('/en/blog/never-existed')).status()).toBe(404);
  expect(await (await request.get('/en/blog/feed.xml')).text()).toContain('/en/blog/how-long');
  expect(await (await request.get('/blog/feed.xml')).text()).not.toContain('how-long');
});

test('search engines and feed readers find the articles', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of [
    '/',
    '/homebuyers',
    '/imovelnoseua',
    '/apresentacao',
    '/blog',
    '/terms-of-use',
  ]) {
    expect(sitemap).toMatch(new RegExp(`<loc>https?://[^/<]+${path}</loc>`));
  }
  expect(sitemap).toContain('/blog/sorteio-ou-lance-como-pensar-antes-de-oferecer</loc>');
  expect(sitemap).not.toContain('/admin');
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  const feed = await request.get('/blog/feed.xml');
  expect(feed.headers()['content-type']).toContain('xml');
  expect(await feed.text()).toContain(
    '<title>Sorteio ou lance: como pensar antes de oferecer</title>',
  );
  for (const path of [
    '/social/blog.png',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/site.webmanifest',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
