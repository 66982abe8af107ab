import type { Browser, Page } from '@playwright/test';
import { untilHydrated } from '../../src/testing/browsers/until-hydrated.ts';
import { APP_SCRIPT, ENTRY_SCRIPT, holdScript } from '../kit/held-script.ts';
import { expect, test } from '../kit/site.ts';

/**
 * A page that cannot be hydrated yet because a script is missing, and a function that releases it.
 */
async function openEarly(browser: Browser, address: string, missing = APP_SCRIPT) {
  const page = await browser.newPage({
    baseURL: process.env.SITE_URL ?? '',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const release = await holdScript(page, missing);
  // The browser reports the document as loaded only when the entry script has run.
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(missing === APP_SCRIPT ? 'html[data-script=running]' : 'footer').waitFor();
  return {
    page,
    async hydrate() {
      release();
      await untilHydrated(page);
    },
  };
}

for (const [name, missing] of [
  ['before the page is hydrated', APP_SCRIPT],
  ['before the page has any script', ENTRY_SCRIPT],
] as const) {
  test(`an amount typed ${name} counts`, async ({ browser }) => {
    const { page, hydrate } = await openEarly(browser, '/', missing);
    const amount = page.getByLabel('Credit amount');
    await amount.fill('700000');
    await hydrate();
    await expect(amount).toHaveValue('700000');
    await expect(page.getByText('$3,646/mo').first()).toBeVisible();
    // The next figure is typed where the caret was.
    await amount.press('Backspace');
    await expect(amount).toHaveValue('70000');
    await page.context().close();
  });
}

test('a slider moved before the page is hydrated counts', async ({ browser }) => {
  const { page, hydrate } = await openEarly(browser, '/');
  const slider = page.locator('#custom-value');
  await slider.fill('560000');
  await hydrate();
  await expect(slider).toHaveValue('560000');
  await expect(page.getByText('$560,000').first()).toBeVisible();
  await page.context().close();
});

test('figures of the calculators entered before they are hydrated count', async ({ browser }) => {
  const { page, hydrate } = await openEarly(browser, '/calculators');
  const price = page.getByRole('textbox', { name: 'Property value' }).first();
  await price.fill('');
  await price.pressSequentially('6123');
  await hydrate();
  await price.pressSequentially('45');
  await expect(price).toHaveValue('612345');
  await price.blur();
  await expect(price).toHaveValue('612,345');
  await expect(page).toHaveURL(/value=612345/);
  await page.context().close();
});

test('a figure of a link between two steps of its slider stays as it is', async ({ browser }) => {
  const { page, hydrate } = await openEarly(browser, '/calculators?rate=7.125');
  const price = page.getByRole('textbox', { name: 'Property value' }).first();
  await price.fill('650000');
  await hydrate();
  await price.blur();
  await expect(page).toHaveURL(/value=650000/);
  const rate = page.getByRole('textbox', { name: 'Mortgage interest rate', exact: true });
  await expect(rate).toHaveValue('7.125');
  await expect(page).toHaveURL(/rate=7.125/);
  await page.context().close();
});

test('choices of the simulator made before it is hydrated count', async ({ browser }) => {
  const { page, hydrate } = await openEarly(browser, '/simulator');
  const plan = page.getByRole('radio').nth(1);
  await plan.check({ force: true });
  const slider = page.getByRole('slider').first();
  const moved = await slider.evaluate((range: HTMLInputElement) => {
    range.stepUp(4);
    return range.value;
  });
  await hydrate();
  await expect(plan).toBeChecked();
  await expect(page.getByRole('radio').first()).not.toBeChecked();
  await expect(slider).toHaveValue(moved);
  await page.context().close();
});

/** How far the landing page is scrolled once the stored click was dispatched. */
async function scrollAfter(browser: Browser, use: (page: Page) => Promise<void>): Promise<number> {
  const { page, hydrate } = await openEarly(browser, '/');
  await page.getByRole('button', { name: 'Learn How It Works' }).click();
  await use(page);
  await hydrate();
  const place = await page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(window.scrollY))),
  );
  await page.context().close();
  return place;
}

test('an early click is dispatched unless the visitor has moved on', async ({ browser }) => {
  expect(await scrollAfter(browser, async () => {})).toBeGreaterThan(1_000);
  expect(await scrollAfter(browser, (page) => page.mouse.wheel(0, 100))).toBeLessThan(200);
});

test('a form says that the script cannot be fetched', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: process.env.SITE_URL ?? '' });
  await page.route(ENTRY_SCRIPT, (route) => route.abort());
  await page.goto('/imovelnoseua');
  await expect(page.locator('.script-missing').first()).toBeVisible({ timeout: 15_000 });
  await page.context().close();
});

test('a form stays where it is when its script comes', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: process.env.SITE_URL ?? '' });
  const release = await holdScript(page, ENTRY_SCRIPT);
  await page.goto('/imovelnoseua', { waitUntil: 'commit' });
  const field = page.locator('form label').first();
  await expect(field).toBeVisible();
  const before = await field.boundingBox();
  release();
  await page.locator('html[data-script=running]').waitFor();
  await page.keyboard.press('Shift');
  await untilHydrated(page);
  expect(await field.boundingBox()).toEqual(before);
  await page.context().close();
});
