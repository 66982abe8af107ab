import type { Page } from '@playwright/test';
import type { Locale } from '../../src/shared/text/locale.ts';
import { notFoundPage, pages } from '../../src/web/pages.ts';
import { expect, test } from '../kit/demo-site.ts';
import { enterAs } from '../kit/personas.ts';
import { findViolations } from '../kit/site.ts';
import { addressOf, VISITS } from '../kit/visits.ts';

/**
 * The gate looks at each page once, on a phone; `npm run test:pages` on a desktop too, and at the
 * pages that follow their reader's language in both.
 */
const WIDTHS = process.env.ALL_PAGES ? [390, 1280] : [390];
const READERS: readonly Locale[] = process.env.ALL_PAGES ? ['en', 'pt-BR'] : ['en'];
const HEIGHT = 844;
/**
 * A page that asks for many small files is slow on a line with long round trips. Who reads a
 * member's page in Portuguese fetches its English sentences too, before their language is known.
 */
const MAX_SCRIPTS = 90;

test.describe.configure({ mode: 'default' });

test('every page has a visitor, and every visit a page', () => {
  expect(Object.keys(VISITS).toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});

/** What is wrong with the page that is shown, in words. */
async function findFaults(page: Page, lang: string): Promise<string[]> {
  const shown = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    headings: [...document.querySelectorAll('main h1')].map((heading) => heading.textContent),
    excess: document.documentElement.scrollWidth - window.innerWidth,
    scripts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
  }));
  return [
    shown.lang !== lang && `its language is '${shown.lang}' instead of '${lang}'`,
    !shown.title.includes('Casa Circle') && `its title is '${shown.title}'`,
    shown.headings.length !== 1 && `it has ${shown.headings.length} main headings`,
    shown.excess > 0 && `it scrolls ${shown.excess} px sideways`,
    shown.scripts.length > MAX_SCRIPTS && `it fetches ${shown.scripts.length} scripts`,
  ].filter((fault) => fault !== false);
}

const personas = [...new Set(Object.values(VISITS).map(({ as }) => as))];

const walks = READERS.flatMap((reader) =>
  personas.flatMap((persona) => {
    const own = pages.filter(
      ({ path, isMembers }) => VISITS[path]?.as === persona && (reader === 'en' || isMembers),
    );
    return own.length > 0 ? [{ reader, persona, own }] : [];
  }),
);

for (const width of WIDTHS) {
  for (const { reader, persona, own } of walks) {
    test(`pages of ${persona} at ${width} pixels, read in ${reader}`, async ({ page }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width, height: HEIGHT });
      const failed: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
      });
      await page.goto('/404');
      await enterAs(page, persona, reader);
      for (const { path, head, isMembers } of own) {
        await test.step(path, async () => {
          const address = await addressOf(path, VISITS[path] ?? { as: persona }, page);
          failed.length = 0;
          await page.goto(address);
          await expect(page.locator('main h1').first(), path).toBeVisible();
          await expect(page.locator('main .animate-spin'), path).toHaveCount(0);
          const lang = isMembers ? reader : head.locale;
          const faults = [...(await findFaults(page, lang)), ...failed];
          expect.soft([...faults, ...(await findViolations(page))], path).toEqual([]);
        });
      }
    });
  }
}

test('an unknown address has a page too', async ({ page, site }) => {
  await page.setViewportSize({ width: WIDTHS[0] ?? 390, height: HEIGHT });
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  expect(await findFaults(page, notFoundPage.head.locale)).toEqual([]);
  await site.expectAccessible();
});
