import type { Page } from '@playwright/test';

/** The script that a page loads before the first interaction. */
export const ENTRY_SCRIPT = /\/assets\/index-[^/]*\.js/;
/** The code that hydrates a page, fetched at the first interaction. */
export const APP_SCRIPT = /\/assets\/start-app-[^/]*\.js/;

/** Holds a script of a page back until it is released. */
export async function holdScript(page: Page, script: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
