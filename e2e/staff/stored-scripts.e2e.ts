import { exampleApplication } from '../../src/testing/scenes/example-application.ts';
import { logInAsAdmin } from '../kit/accounts.ts';
import { apply, payDeposit } from '../kit/admin.ts';
import { expect, test } from '../kit/site.ts';
import { VISITS } from '../kit/visits.ts';

/** Runs in a page that takes text for markup, however it is quoted. */
const SCRIPT = `"'><img src=x onerror=window.hacked=1><script>window.hacked=1</script>`;

test('what strangers wrote runs on no page of the admins', async ({ page, request, site }) => {
  test.setTimeout(300_000);
  const tag = site.freshEmail('script');
  const waiting = await request.post('/api/waitlist', {
    data: {
      firstName: SCRIPT,
      lastName: SCRIPT,
      email: site.freshEmail('waiting'),
      preferredPlan: '$450,000',
      applicantProfile: 'others',
    },
    headers: { referer: `https://example.com/?utm_source=${encodeURIComponent(SCRIPT)}` },
  });
  expect(waiting.ok(), await waiting.text()).toBe(true);
  const texts = Object.entries(exampleApplication).filter(([name]) => /name|city/i.test(name));
  const hostile = Object.fromEntries(texts.map(([name]) => [name, SCRIPT]));
  const id = await apply(request, tag, hostile);
  await payDeposit(request, tag, id);

  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await logInAsAdmin(page, '/admin/deposits');
  const paths = Object.keys(VISITS).filter((path) => /^\/admin(\/|$)/.test(path));
  expect(paths.length).toBeGreaterThan(15);
  let shown = 0;
  for (const path of paths) {
    await page.goto(path.replace(':id', id));
    await expect(page.locator('main h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    shown += await page.getByText('onerror=window.hacked').count();
    expect(await page.evaluate(() => 'hacked' in window), path).toBe(false);
    expect(await page.locator('img[src="x"]').count(), path).toBe(0);
  }
  // Otherwise the pages that were looked at did not show it.
  expect(shown).toBeGreaterThan(0);
  expect(dialogs).toEqual([]);
});
