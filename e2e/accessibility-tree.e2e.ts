import type { Browser, BrowserContextOptions } from '@playwright/test';
import { expect, test } from './site.ts';

const ROLES = new Set([
  'heading',
  'button',
  'textbox',
  'spinbutton',
  'combobox',
  'slider',
  'checkbox',
  'radio',
]);

/** The headings, fields and buttons that assistive technology is told of, as 'role name'. */
async function readTree(browser: Browser, address: string, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  // No timer runs: what is told later, or only to those who use the page, is missing.
  if (options.javaScriptEnabled) {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  }
  await page.goto(address);
  const session = await context.newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const isHydrated = await page.locator('html[data-ready]').count();
  await context.close();
  expect(isHydrated, 'nobody has used the page').toBe(0);
  return nodes
    .filter(({ ignored, role }) => !ignored && ROLES.has(role?.value))
    .map(({ role, name }) => `${role?.value} ${name?.value}`)
    .sort();
}

for (const path of ['/', '/homebuyers']) {
  for (const width of [390, 1280]) {
    test(`assistive technology is told of all of ${path} at ${width} pixels right after it is loaded`, async ({
      browser,
      baseURL,
    }) => {
      const viewport = { width, height: 800 };
      const address = `${baseURL}${path}`;
      // Without scripts a page is shown whole, its tabs one below the other.
      const whole = await readTree(browser, address, { viewport, javaScriptEnabled: false });
      const loaded = await readTree(browser, address, { viewport, javaScriptEnabled: true });
      for (const known of [
        'heading Secure Your Spot Today',
        'textbox First Name',
        'combobox State',
        'button Continue to the agreement',
      ]) {
        expect(
          whole.some((line) => line.startsWith(known)),
          known,
        ).toBe(true);
      }
      expect(loaded).toEqual(whole);
    });
  }
}
