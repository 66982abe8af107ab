import type { Page } from '@playwright/test';
import { expect, test } from '../kit/site.ts';

/** The parts of Chatwoot's window API that we use, recording its calls. */
const CHAT_STUB = `
  window.chatCalls = [];
  window.chatwootSDK = {
    run(options) {
      window.chatCalls.push(['run', options.websiteToken]);
      window.$chatwoot = { toggleBubbleVisibility: (to) => window.chatCalls.push(['bubble', to]) };
      window.dispatchEvent(new Event('chatwoot:ready'));
    },
  };`;

type Stubbed = Window & { chatCalls?: [string, string][] };
const calls = (page: Page) => page.evaluate(() => (window as Stubbed).chatCalls);

/** Serves pages as a server with a chat and analytics would, both on our own origin. */
async function configure(page: Page, origin: string, needsConsent = true) {
  const settings = {
    chat: { kind: 'chatwoot', url: `${origin}/stub`, websiteToken: 'token-1' },
    analytics: { kind: 'plausible', scriptUrl: `${origin}/stub/visits.js`, domain: 'casa' },
    needsConsent,
  };
  const loaded: string[] = [];
  await page.route('**/stub/**', (route) => {
    loaded.push(new URL(route.request().url()).pathname);
    return route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url().endsWith('sdk.js') ? CHAT_STUB : '',
    });
  });
  await page.route(
    (url) =>
      ['/', '/imovelnoseua', '/apresentacao', '/blog', '/privacy-policy'].includes(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/(id="settings">)[^<]*/, `$1${JSON.stringify(settings)}`),
      });
    },
  );
  return loaded;
}

test('nothing is asked or loaded when nothing is configured', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:')) foreign.push(url);
  });
  const response = await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Optional services' })).toHaveCount(0);
  expect(foreign).toEqual([]);
  expect(response?.headers()['content-security-policy']).not.toContain('http');
});

test('chat and analytics wait for consent, which can be changed', async ({
  page,
  site,
  baseURL,
}) => {
  const loaded = await configure(page, baseURL ?? '');
  await page.goto('/');
  const question = page.getByRole('region', { name: 'Optional services' });
  await expect(question).toBeVisible();
  await site.expectAccessible();
  expect(loaded).toEqual([]);
  await question.getByRole('button', { name: 'No, thanks' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(question).toBeHidden();
  expect(loaded).toEqual([]);

  await page.goto('/privacy-policy');
  await page.getByRole('link', { name: 'Change your choice' }).click();
  await question.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => [...loaded].sort()).toEqual(['/stub/packs/js/sdk.js', '/stub/visits.js']);
  await expect.poll(() => calls(page)).toEqual([['run', 'token-1']]);

  await page.getByRole('link', { name: 'Change your choice' }).click();
  loaded.length = 0;
  await Promise.all([
    page.waitForEvent('load'),
    question.getByRole('button', { name: 'No, thanks' }).click(),
  ]);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
});

test('where consent is not needed they load at once', async ({ page, baseURL }) => {
  const loaded = await configure(page, baseURL ?? '', false);
  await page.goto('/');
  await expect.poll(() => loaded).toHaveLength(2);
  await expect(page.getByRole('region', { name: 'Optional services' })).toHaveCount(0);
});

for (const path of ['/imovelnoseua', '/apresentacao']) {
  test(`the chat hides on ${path} and returns on leaving`, async ({ page, baseURL }) => {
    await configure(page, baseURL ?? '', false);
    await page.goto(path);
    // Hidden when it arrives, and again after a second.
    await expect
      .poll(async () => (await calls(page))?.filter(([, to]) => to === 'hide').length)
      .toBeGreaterThanOrEqual(2);
    expect((await calls(page))?.at(-1)).toEqual(['bubble', 'hide']);
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Blog' })
      .click();
    await expect.poll(async () => (await calls(page))?.at(-1)).toEqual(['bubble', 'show']);
  });
}

test('they do not start a page before it is used', async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.install();
  const loaded = await configure(page, baseURL ?? '', false);
  await page.goto(`${baseURL}/`);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  expect(loaded).toEqual([]);
  await page.mouse.wheel(0, 200);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await expect.poll(() => loaded).toHaveLength(2);
  await context.close();
});
