import type { CDPSession } from '@playwright/test';
import { untilHydrated } from '../../src/testing/browsers/until-hydrated.ts';
import { expect, test } from '../kit/site.ts';

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

/** The headings, fields and buttons exposed to assistive technology, as 'role name'. */
async function readTree(session: CDPSession): Promise<string[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, role }) => !ignored && ROLES.has(role?.value))
    .map(({ role, name }) => `${role?.value} ${name?.value}`)
    .sort();
}

for (const path of ['/', '/homebuyers']) {
  for (const width of [390, 1280]) {
    test(`assistive technology finds all of ${path} at ${width} pixels right after it is loaded`, async ({
      browser,
      baseURL,
    }) => {
      // A separate context: in that of the other tests an interaction follows at once.
      const context = await browser.newContext({ viewport: { width, height: 844 } });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      // Timers do not run, so what a script shows later is missing.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.goto(`${baseURL}${path}`);
      const loaded = await readTree(session);
      await expect(page.locator('html'), 'nobody has used the page').not.toHaveAttribute(
        'data-ready',
      );
      await page.clock.resume();
      await page.keyboard.press('Shift');
      await untilHydrated(page);
      const used = await readTree(session);
      expect(used).toEqual(
        expect.arrayContaining([
          'heading Secure Your Spot Today',
          'slider Custom home value',
          'textbox First name *',
          'combobox State *',
          'button Continue to the agreement',
          'button Clear the form',
        ]),
      );
      // On phones the button that floats repeats one that is there.
      expect(new Set(loaded)).toEqual(new Set(used));
      await context.close();
    });
  }
}
