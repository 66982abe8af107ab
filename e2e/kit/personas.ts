import { expect, type Page } from '@playwright/test';
import type { PersonaKey } from '../../src/server/demo/personas.ts';
import type { Locale } from '../../src/shared/text/locale.ts';

/** Makes the browser's session one of a person of the demonstration; a page of it must be open. */
export async function enterAs(page: Page, persona: PersonaKey, lang?: Locale): Promise<void> {
  const entered = await page.request.post('/sandbox/personas', {
    form: { persona, ...(lang ? { lang } : {}) },
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  expect(entered.status()).toBe(303);
}
