import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { readConfig } from '../src/platform/config.ts';
import { loadSite } from '../src/server/site.ts';
import { untilHydrated } from '../src/testing/browsers/until-hydrated.ts';
import { PRODUCTION_SETTINGS } from '../src/testing/test-settings.ts';
import { ENTRY_SCRIPT, holdEntryScript } from './entry-script.ts';
import { expect, test } from './site.ts';

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

/** A phone on which the page's timers wait until a test lets time pass; it scrolls at once. */
async function openWithoutTime(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

test('a complete page is laid out from the top, the rest part by part before anybody asks', async ({
  browser,
  baseURL,
}) => {
  const page = await openWithoutTime(browser);
  const footer = page.locator('main ~ footer');
  const html = page.locator('html');
  await page.goto(`${baseURL}/`);
  await expect(html).toHaveAttribute('data-script', 'running');
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  // Looking for fields to fill in, the browser would lay these parts out before their turn.
  const field = page.locator('#application-form').getByLabel('First Name');
  await expect(page.locator('[data-waits]')).toHaveCount(4);
  await expect(field).toBeHidden();
  // The form is too large for one piece: its end still waits when its beginning is there.
  const pieces = page.locator('#application-form [data-waits]');
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await pieces.count()).toBeGreaterThan(0);
  }).toPass({ intervals: [0] });
  await expect(page.locator('#application-form')).not.toHaveAttribute('data-waits');
  await page.clock.runFor(3_000);
  await expect(page.locator('#root')).toHaveAttribute('data-laid-out', 'true');
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  // Nothing is left for hydration to stumble over, and nobody has used the page.
  await expect(page.locator('main > [style], footer[style], [data-waits]')).toHaveCount(0);
  await expect(field).toBeVisible();
  await expect(html).not.toHaveAttribute('data-ready');
  // Whoever uses the page before that has all of it at once.
  await page.goto('about:blank');
  await page.goto(`${baseURL}/`);
  await expect(html).toHaveAttribute('data-script', 'running');
  await expect(field).toBeHidden();
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect(field).toBeVisible();
  // Opened at one of its parts, the page is whole at once, so that the part stays where it is.
  await page.goto('about:blank');
  await page.goto(`${baseURL}/#faqs`);
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await expect(page.locator('#faqs')).toBeInViewport();
  await page.context().close();
});

test('a page that is used before its script has come is shown whole at once, and starts with it', async ({
  browser,
  baseURL,
}) => {
  const uses = [
    (page: Page) => page.mouse.wheel(0, 600),
    // One who moves by keys comes to all fields too.
    (page: Page) => page.keyboard.press('Tab'),
  ];
  for (const use of uses) {
    const page = await openWithoutTime(browser);
    const release = await holdEntryScript(page);
    await page.goto(`${baseURL}/`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('[data-waits]')).toHaveCount(4);
    await use(page);
    await expect(page.locator('[data-waits]')).toHaveCount(0);
    await expect(page.locator('#application-form').getByLabel('First Name')).toBeVisible();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    await page.context().close();
  }
});

test('nothing waits where the browser may return to an earlier position', async ({
  browser,
  baseURL,
}) => {
  for (const [type, waiting] of [
    ['reload', 0],
    ['back_forward', 0],
    ['navigate', 4],
  ] as const) {
    const page = await openWithoutTime(browser);
    await page.addInitScript((visit) => {
      performance.getEntriesByType = (kind) =>
        (kind === 'navigation' ? [{ type: visit }] : []) as unknown as PerformanceEntryList;
    }, type);
    await page.goto(`${baseURL}/`);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'running');
    await expect(page.locator('[data-waits]')).toHaveCount(waiting);
    await page.context().close();
  }
});

test('before the first paint a complete page fetches its styles and faces, and nothing else', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await expect(page.locator('html')).toHaveAttribute('data-script', 'running');
  const fetched = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (!paint) throw new Error('nothing was painted');
    const isEarly = ({ startTime }: PerformanceEntry) => startTime < paint.startTime;
    const kindOf = ({ name }: PerformanceEntry) => new URL(name).pathname.split('.').at(-1) ?? '';
    // The browser asks for the icon when it likes to.
    const all = performance
      .getEntriesByType('resource')
      .filter(({ name }) => !name.includes('/favicon.'));
    return {
      early: [...new Set(all.filter(isEarly).map(kindOf))].sort(),
      later: [...new Set(all.filter((entry) => !isEarly(entry)).map(kindOf))].sort(),
    };
  });
  expect(fetched.early).toEqual(['css', 'woff2']);
  expect(fetched.later).toContain('js');
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
  await context.close();
});

test('in production the landing pages fit into the initial congestion window of a connection', async () => {
  const site = await loadSite(readConfig(PRODUCTION_SETTINGS));
  for (const path of ['/', '/homebuyers']) {
    const file = site.held(path, '');
    if (!file?.br) throw new Error(`${path} is not there`);
    const head = Object.entries({
      ...file.br.headers,
      date: new Date().toUTCString(),
      connection: 'keep-alive',
      'keep-alive': 'timeout=65',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    const smallest = brotliCompressSync(file.plain.body);
    const answer = `HTTP/1.1 200 OK\r\n${head.join('')}\r\n`.length + smallest.length;
    // Ten packets of 1,460 bytes.
    expect(answer, path).toBeLessThanOrEqual(14_600);
  }
});

test('a click is dispatched even if it came before the script', async ({ browser, baseURL }) => {
  const page = await browser.newPage();
  const release = await holdEntryScript(page);
  await page.goto(`${baseURL}/`, { waitUntil: 'domcontentloaded' });
  const section = page.locator('#how-it-works');
  await expect(section).toHaveCount(1);
  await expect(section).not.toBeInViewport();
  await page.getByRole('button', { name: 'Learn How It Works' }).dispatchEvent('click');
  release();
  await expect(section).toBeInViewport();
  await page.close();
});

test('the script of a page waits until its HTML is read', async ({ browser, baseURL }) => {
  const page = await browser.newPage();
  const whole = await (await fetch(`${baseURL}/`)).text();
  const end = whole.lastIndexOf('<script type="application/json" id="settings">');
  let sendRest = () => {};
  const server = createServer(async (request, response) => {
    if (request.url !== '/') {
      const file = await fetch(`${baseURL}${request.url}`);
      const type = file.headers.get('content-type') ?? '';
      response.writeHead(file.status, { 'content-type': type });
      response.end(Buffer.from(await file.arrayBuffer()));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(whole.slice(0, end));
    sendRest = () => response.end(whole.slice(end));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('link[data-entry]')).toHaveAttribute('rel', 'modulepreload');
  await expect(page.locator('html')).not.toHaveAttribute('data-script');
  sendRest();
  await expect(page.locator('html')).toHaveAttribute('data-script', 'running');
  await page.close();
  server.close();
});

test('parts with fields are shown where the script that would show them is missing', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage();
  await page.route(ENTRY_SCRIPT, (route) => route.abort());
  await page.goto(`${baseURL}/`);
  await expect(page.locator('#application-form').getByLabel('First Name')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-script', 'missing');
  await page.close();
});
