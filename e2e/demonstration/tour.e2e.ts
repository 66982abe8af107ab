import { expect, test } from '../kit/demo-site.ts';

// One worker, and so one server: loading the history takes longer than the tests.
test.describe.configure({ mode: 'default' });

/** What a newcomer sees at each stop: the page, and something on it that proves the persona. */
const STOPS = [
  { title: 'Apply', path: '/#apply', sees: 'Continue to the agreement' },
  { title: 'Pay the deposit', path: '/dashboard', sees: 'Deposit Paid' },
  { title: 'The desk', path: '/admin/today', sees: 'Today' },
  {
    title: 'A person, on one page',
    path: /\/admin\/people\/application\/[\da-f-]+$/,
    sees: 'Application',
  },
  { title: 'A group forms', path: '/admin/groups', sees: /480/ },
  { title: 'Contribute', path: '/dashboard/contributions', sees: /instalment/i },
  { title: 'Bid', path: '/dashboard/assemblies', sees: 'Seal and place my bid' },
  {
    title: 'The draw, and its check',
    path: /\/groups\/test-450-1\/assemblies\/\d+$/,
    sees: 'Check this draw',
  },
  { title: 'Buy the home', path: '/dashboard/home', sees: /home/i },
  { title: 'The month-end', path: '/admin/books/months', sees: 'Month-end' },
] as const;

test('a newcomer takes the tour of ten stops', async ({ page, site }) => {
  test.setTimeout(120_000);
  await page.goto('/sandbox');
  await site.expectAccessible();
  await page.getByRole('link', { name: 'Take the tour' }).click();
  await expect(page.locator('main').getByRole('listitem')).toHaveCount(STOPS.length);
  await site.expectAccessible();
  await page.getByRole('button', { name: 'Start with stop 1' }).click();
  for (const [index, { title, path, sees }] of STOPS.entries()) {
    await expect(page).toHaveURL(path);
    const card = page.getByRole('region', { name: 'Tour' });
    await expect(card.getByText(`Stop ${index + 1} of ${STOPS.length}`)).toBeVisible();
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('main').getByText(sees).first()).toBeVisible();
    if (index === 1) await site.expectAccessible();
    if (index < STOPS.length - 1) await card.getByRole('button', { name: /^Next stop/ }).click();
    else await card.getByRole('button', { name: 'Finish the tour' }).click();
  }
  await expect(page.getByRole('region', { name: 'Tour' })).toBeHidden();
});

test('the bar says who one is, moves time and stays out of print', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/sandbox');
  await page.getByRole('button', { name: 'Be Elena' }).click();
  await expect(page).toHaveURL('/dashboard');
  const bar = page.getByRole('complementary', { name: 'Sandbox' });
  await expect(bar).toContainText('Elena');
  const when = bar.getByRole('button', { name: /^Move time/ });
  await expect(when).toContainText(/\d{4}/);
  const before = await when.innerText();
  await when.click();
  await page.getByRole('button', { name: /^Next day/ }).click();
  // A page shows the progress, and then the previous page comes back.
  await expect(page).toHaveURL('/dashboard', { timeout: 60_000 });
  await expect(when).toContainText(/\d{4}/);
  expect(await when.innerText()).not.toBe(before);
  // What the day brought is told once, to whoever moved the clock.
  const news = page.getByRole('status').filter({ hasText: 'On the way' });
  await expect(news).toContainText(/\d+ payments?/);
  await page.reload();
  await expect(when).toContainText(/\d{4}/);
  await expect(news).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});

test('a draw can be watched again: the walk ends at the seat that was selected', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const address = '/groups/test-450-1/assemblies/2';
  const { lottery, picks } = await (await page.request.get(`/api${address}`)).json();
  const { seat, passed } = picks.find(({ kind }: { kind: string }) => kind === 'lottery');
  expect(lottery[passed - 1]).toBe(seat);
  await page.goto(address);
  const circle = page.getByRole('figure').filter({ hasText: 'The draw as a picture' });
  await circle.getByRole('button', { name: 'Watch the walk' }).click();
  const walk = page.getByRole('figure').filter({ hasText: 'The walk along the circle' });
  for (const next of lottery.slice(0, passed - 1)) {
    await expect(walk.getByRole('status')).toContainText(`Seat ${next}`);
  }
  await expect(walk.getByRole('status')).toHaveText(`Seat ${seat} is selected`);
  await expect(circle.getByRole('button', { name: 'Watch the walk' })).toBeVisible();
});
