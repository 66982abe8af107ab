import type { Page } from '@playwright/test';
import type { PersonaKey } from '../../src/server/demo/personas.ts';
import { expect, test } from '../kit/demo-site.ts';
import { enterAs } from '../kit/personas.ts';
import { findViolations } from '../kit/site.ts';

/** Screenshots for people who look at the pages: SHOTS=/some/folder. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

const SEATS: readonly [PersonaKey, title: RegExp, action: string][] = [
  ['onTime', /Nothing is due this month|This month’s contribution is due/, ''],
  ['inArrears', /A contribution is late/, 'Pay now'],
  ['justWon', /Your seat was selected!/, 'Send your papers'],
  ['buying', /Your home is being bought|Your seat was selected!/, ''],
  ['left', /You have left your group/, 'See your statement'],
];

test.describe.configure({ mode: 'default' });

for (const width of [390, 1280]) {
  for (const [persona, title, action] of SEATS) {
    test(`the first page of ${persona} at ${width} pixels`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/404');
      await enterAs(page, persona);
      await page.goto('/dashboard');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(title);
      if (action) await expect(page.getByRole('link', { name: action }).first()).toBeVisible();

      const bar = page.getByRole('navigation', { name: 'Your pages' });
      await expect(bar).toBeInViewport();
      const barTop = (await bar.boundingBox())?.y ?? 0;
      // The demonstration's own bar is no part of the product.
      const sandbox = (await page.locator('#casa-bar').boundingBox())?.height ?? 0;
      const contentTop = ((await heading.boundingBox())?.y ?? 0) - sandbox;
      expect(contentTop).toBeLessThan(width === 390 ? 200 : 260);
      if (width === 390) expect(barTop).toBeGreaterThan(700);
      await expect(page.getByRole('navigation', { name: 'About the program' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Your twenty years' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await shoot(page, `${persona}-${width}`);

      await bar.getByRole('link', { name: 'More' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible();
      if (persona === 'justWon') await expect(page.getByText('Your way home')).toBeVisible();
      await page.getByRole('link', { name: /^Account and application/ }).click();
      await expect(page.getByRole('heading', { name: 'Account information' })).toBeVisible();
    });
  }
}

test('what is owed reads the same on three pages', async ({ page }) => {
  await page.goto('/404');
  await enterAs(page, 'left');
  const amounts: (string | null)[] = [];
  for (const path of ['/dashboard', '/dashboard/bank-details', '/dashboard/leaving']) {
    await page.goto(path);
    const panel = page.getByRole('region', { name: 'What is owed and what was paid' });
    await expect(panel).toBeVisible();
    amounts.push(await panel.getByRole('list').textContent());
  }
  expect(new Set(amounts).size).toBe(1);
});

test('without a seat the dashboard is as before', async ({ page }) => {
  await page.goto('/404');
  await enterAs(page, 'applicant');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Account information' }).first()).toBeAttached();
});
