import type { Locator, Page } from '@playwright/test';
import type { PersonaKey } from '../../src/server/demo/personas.ts';
import { expect, test } from '../kit/demo-site.ts';
import { enterAs } from '../kit/personas.ts';

type FormInDialog = {
  as: PersonaKey;
  at: string;
  /** The button that opens the dialog. */
  open: string | RegExp;
  /** What has to be written into the fields of these labels; the others take any text. */
  fill?: Record<string, string>;
};

const FORMS: readonly FormInDialog[] = [
  { as: 'admin', at: '/admin/contributions', open: /^Record a payment/ },
  { as: 'admin', at: '/admin/arrears', open: /^Pause/ },
  { as: 'admin', at: '/admin/awards', open: 'Move' },
  { as: 'admin', at: '/admin/awards', open: 'Title company’s account' },
  { as: 'admin', at: '/admin/groups', open: 'Extend by 30 days' },
  { as: 'admin', at: '/admin/team', open: /^Ban/ },
];

/** Further ones: `npm run test:pages` plays them too. */
const MORE_FORMS: readonly FormInDialog[] = [
  { as: 'admin', at: '/admin/groups', open: 'Cancel group' },
  { as: 'admin', at: '/admin/deposits', open: /^Refund the deposit of/ },
  { as: 'onTime', at: '/dashboard/payment-methods', open: /^Remove/ },
];

const REFUSAL = 'The server refuses this, and says why in a sentence.';
const SIZES = [
  { width: 390, height: 664 },
  { width: 1280, height: 720 },
];

/** Answers every write with a refusal, as the server does when a rule forbids it. */
async function refuseWrites(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    return route.fulfill({ status: 409, json: { code: 'REFUSED', message: REFUSAL } });
  });
}

/** Something valid for a field by its kind, or what its label asks to type. */
async function valueFor(field: Locator): Promise<string> {
  const label = await field.evaluate((one) => (one as HTMLInputElement).labels?.[0]?.textContent);
  const [, asked] = /^Type “?(.+?)”? to /.exec(label ?? '') ?? [];
  if (asked) return asked;
  const [type, mode] = [await field.getAttribute('type'), await field.getAttribute('inputmode')];
  if (type === 'date') return new Date().toISOString().slice(0, 10);
  if (mode === 'decimal' || mode === 'numeric' || type === 'number') return '2344';
  if (type === 'email') return 'somebody@example.com';
  return 'What was agreed on the phone';
}

async function fillFields(dialog: Locator, given: Record<string, string> = {}): Promise<void> {
  for (const field of await dialog.locator('input:visible, textarea:visible').all()) {
    const type = await field.getAttribute('type');
    if (type === 'checkbox') await field.check();
    else if (type === 'radio') continue;
    else if (!(await field.inputValue())) await field.fill(await valueFor(field));
  }
  for (const [label, text] of Object.entries(given)) await dialog.getByLabel(label).fill(text);
}

for (const { as, at, open, fill } of process.env.ALL_PAGES ? [...FORMS, ...MORE_FORMS] : FORMS) {
  test(`a refusal is read in the dialog that ${open} opens on ${at}`, async ({ page }) => {
    await page.goto('/404');
    await enterAs(page, as);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(at);
      await page.getByRole('main').getByRole('button', { name: open }).first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await fillFields(dialog, fill);
      await refuseWrites(page);
      await dialog.locator('button[type="submit"], footer button').last().click();
      const error = dialog.locator('[data-dialog-error]');
      await expect(error).toHaveText(REFUSAL);
      await expect(error).toBeInViewport({ ratio: 1 });
      await page.unroute('**/api/**');
    }
  });
}
