import type { Page } from '@playwright/test';

/** Waits until a page is hydrated; those without React need no wait. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(
    () => !document.getElementById('root') || document.documentElement.dataset.ready === 'true',
  );
