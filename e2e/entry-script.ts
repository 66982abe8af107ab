import type { Page } from '@playwright/test';

/** The script that runs before a page is used. */
export const ENTRY_SCRIPT = /\/assets\/index-[^/]*\.js/;

/** Holds the page's own script back until it is released. */
export async function holdEntryScript(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(ENTRY_SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
