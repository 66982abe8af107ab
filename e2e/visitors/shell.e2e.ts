import { untilHydrated } from '../../src/testing/browsers/until-hydrated.ts';
import { expect, test } from '../kit/site.ts';

test('an unknown address is a 404 with links back', async ({ page, site }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await site.expectAccessible();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');
});

test('moving between pages moves focus, title and scroll', async ({ page }) => {
  await page.goto('/');
  await page.mouse.wheel(0, 900);
  await page
    .getByRole('navigation', { name: 'Audience' })
    .getByRole('link', { name: 'Homebuyers' })
    .click();
  await expect(page).toHaveTitle(/first-time buyers/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the first tab stop skips the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('F8 focuses the toasts', async ({ page, site }) => {
  await page.goto('/#apply');
  await page.getByRole('button', { name: 'Continue to the agreement' }).click();
  await expect(site.toast('Please Complete Required Fields')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused();
});

test('the pages are complete without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/homebuyers`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('a complete page starts its code at the first use, and dispatches an early click', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.install();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`${baseURL}/`);
  await expect(page.locator('html')).toHaveAttribute('data-script', 'running');
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  expect(scripts.filter((url) => /start-app|home-page|react/.test(url))).toEqual([]);
  // Like a screen reader's click: no pointer, no key.
  await page.getByRole('button', { name: 'Choose the $650,000 plan' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Secure Your Spot Today' })).toBeInViewport();
  await expect(page).toHaveURL('/?plan=650');
  await expect(page.getByRole('radio', { name: /650,000/ })).toBeChecked();
  // Assistive technology may cause no event: the page starts after a while.
  await page.goto(`${baseURL}/homebuyers`);
  await expect(page.locator('html')).toHaveAttribute('data-script', 'running');
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await page.clock.fastForward(10_000);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  // An address with parameters starts the page at once.
  await page.goto(`${baseURL}/calculators?tab=buying-power`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await context.close();
});

test('a page whose code cannot be loaded says so and offers a retry', async ({ page, site }) => {
  site.expectConsoleError(/Failed to fetch dynamically imported module/);
  await page.goto('/');
  await page.route(/homebuyers-page.*\.js/, (route) => route.abort());
  await page
    .getByRole('navigation', { name: 'Audience' })
    .getByRole('link', { name: 'Homebuyers' })
    .click();
  await expect(page.getByRole('heading', { name: 'This page stumbled' })).toBeVisible();
  await page.unroute(/homebuyers-page.*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(/first-time buyers/);
});

test('one address per page', async ({ request }) => {
  const slashed = await request.get('/homebuyers/?a=1', { maxRedirects: 0 });
  expect([slashed.status(), slashed.headers().location]).toEqual([301, '/homebuyers?a=1']);
  const spelled = await request.get('/%68omebuyers', { maxRedirects: 0 });
  expect([spelled.status(), spelled.headers().location]).toEqual([301, '/homebuyers']);
  expect((await request.get('/%ff', { maxRedirects: 0 })).status()).toBe(404);
  const elsewhere = await request.get('/%2F/evil.example/', { maxRedirects: 0 });
  expect(elsewhere.headers().location ?? '').not.toMatch(/^\/\//);
});

test('a page whose first code cannot be loaded says so, and retries on request', async ({
  browser,
}) => {
  const page = await browser.newPage();
  let isDown = true;
  await page.route(/\/assets\/start-app/, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(process.env.SITE_URL ?? '');
  await expect(page.locator('html')).toHaveAttribute('data-script', 'running');
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('could not be loaded completely', { timeout: 15_000 });
  isDown = false;
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeHidden();
  await untilHydrated(page);
  await page.close();
});

test('a page opened at one of its sections, or led to one, stays there', async ({
  browser,
  baseURL,
}) => {
  for (const width of [390, 1280]) {
    const page = await browser.newPage({
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    /** The distance of a section from where a link to it scrolls. */
    const distance = (id: string) =>
      page.evaluate((name) => {
        const place = document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN;
        const padding = getComputedStyle(document.documentElement).scrollPaddingTop;
        return Math.abs(Math.round(place - Number.parseFloat(padding)));
      }, id);
    for (const id of ['my-chance', 'faqs']) {
      await page.goto('about:blank');
      await page.goto(`${baseURL}/#${id}`);
      await untilHydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => distance(id), `${id} at ${width}`).toBeLessThanOrEqual(1);
    }
    await page.goto('about:blank');
    await page.goto(`${baseURL}/`);
    await page.getByRole('link', { name: 'my chance, year by year', exact: true }).click();
    await expect.poll(() => distance('my-chance')).toBeLessThanOrEqual(1);
    await untilHydrated(page);
    expect(await distance('my-chance')).toBeLessThanOrEqual(1);
    await page.context().close();
  }
});
