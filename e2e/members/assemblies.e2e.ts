import type { Page } from '@playwright/test';
import { signIn } from '../kit/accounts.ts';
import { fillCard, paymentFrame } from '../kit/card-form.ts';
import { expect, groupOf, test } from '../kit/running-group.ts';
import { toast } from '../kit/site.ts';

const CHECKS = 11;
/** What the check may load, compressed. */
const CHECK_BYTES = 48_000;
const DAY_MS = 86_400_000;

/** The first instalment by card, so that the seat is eligible. */
async function payFirstInstalment(page: Page): Promise<void> {
  await page.goto('/dashboard/contributions');
  const pay = page.getByRole('region', { name: 'Pay now' });
  await pay.getByText('Card', { exact: true }).click();
  await pay.getByRole('button', { name: 'Continue with $2,144' }).click();
  await fillCard(paymentFrame(page));
  await page.getByRole('button', { name: 'Pay $2,144', exact: true }).click();
  await expect(toast(page, 'Contribution received')).toBeVisible({ timeout: 20_000 });
}

test('a member bids, the draw happens, and everybody can check it', async ({
  page,
  site,
  running,
}) => {
  test.setTimeout(240_000);
  const email = site.freshEmail('bidder');
  await running.makeMember(email);
  await signIn(page, email);
  await payFirstInstalment(page);

  await running.openBidding(page);
  await page.getByRole('spinbutton', { name: 'Instalments' }).fill('120');
  await expect(page.getByText('$281,280')).toBeVisible();
  await site.expectAccessible();
  await page.getByRole('button', { name: 'Seal and place my bid' }).click();
  await expect(toast(page, 'Bid Received')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Spare key of this bid.')).toBeVisible();
  await expect(page.getByText('Receipt 1: 120 instalments')).toBeVisible();

  const group = await groupOf(page);
  const address = `/groups/${group}/assemblies/1`;
  const before = await (await page.request.get(`${address}.json`)).json();
  expect(before).toMatchObject({ status: 'open', sealedBids: [] });
  // Bidding for month 1 opened when the group formed, a day ago.
  const wait = Date.parse(before.heldAt) - Date.parse(before.opensAt);
  // A watcher sees the countdown, the round when it is published, and then the result.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto(address);
  await expect(page.getByText('Until the list closes', { exact: true })).toBeVisible();
  await running.passDays(Math.ceil(wait / DAY_MS) + 1);
  await page.clock.fastForward('01:01');
  await expect(page.getByRole('heading', { name: /^Round \d+ is here$/ })).toBeVisible();
  await page.clock.fastForward('00:06');
  await expect(page.getByRole('heading', { name: /^Round \d+ is here$/ })).toBeHidden();
  await expect(page.getByText('120 instalments', { exact: true })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    page.getByRole('button', { name: 'Check this draw' }).click(),
  ]);
  const code = await page.request.get(worker.url(), { headers: { 'accept-encoding': 'gzip' } });
  expect(Number(code.headers()['content-length'])).toBeLessThan(CHECK_BYTES);
  await expect(page.getByText('This proves nothing: this is the sandbox')).toBeVisible({
    timeout: 30_000,
  });
  // All but the round, which is one of the sandbox's own chain; and no green tick.
  await expect(page.locator('[data-check][data-state=right]')).toHaveCount(CHECKS - 1);
  await expect(page.locator('[data-check=round]')).toHaveAttribute('data-state', 'unproven');
  await expect(page.locator('[data-check]').getByText('✓')).toHaveCount(0);
  await page.getByLabel('Is a seat on the list? Enter its number').fill('1');
  await page.getByRole('button', { name: 'Look for the seat' }).click();
  await expect(page.getByText('Seat 1 is on the list.')).toBeVisible();
  await site.expectAccessible();

  await page.getByRole('main').getByRole('link', { name: 'Em português' }).click();
  await expect(page.getByRole('heading', { name: 'Assembleia 1' })).toBeVisible();
  await expect(page.getByText('A cota 1 deu um lance de 120 parcelas.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');

  // The shown data is changed: the check notices that the sealed bid differs.
  await page.route(`**/api${address}`, async (route) => {
    const answer = await route.fetch();
    const told = (await answer.text()).replace('"amount":120', '"amount":119');
    await route.fulfill({ response: answer, body: told });
  });
  await page.goto('/dashboard/assemblies');
  await page.getByRole('link', { name: 'Assembly 1', exact: true }).click();
  await expect(page.getByText('119 instalments', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Check this draw' }).click();
  await expect(page.locator('[data-check=bids]')).toHaveAttribute('data-state', 'wrong', {
    timeout: 30_000,
  });
  await expect(page.getByText('Something differs')).toBeVisible();
});
