import type { Page } from '@playwright/test';
import { APP_SCRIPT, holdScript } from '../kit/held-script.ts';
import { expect, test } from '../kit/site.ts';

async function open(page: Page, query = '') {
  await page.goto(`/simulator${query}`);
  // The page is complete without its script, which comes when somebody uses it.
  await page.mouse.move(1, 1);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await expect(answer(page)).toHaveText(/groups/, { timeout: 60_000 });
}

const answer = (page: Page) => page.locator('.calculator-answer p.font-display');
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
const played = (page: Page) =>
  expect(page.getByText(/^Playing group/)).toHaveCount(0, { timeout: 60_000 });

test('a hundred groups are played, in words, pictures and figures @phone', async ({
  page,
  site,
}) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What can happen to a group');
  // The default assumptions are cautious, and the page names their sources.
  await expect(answer(page)).toHaveText(/In \d+ of 100 groups .* In \d+ the money runs short/);
  await expect(page.getByText('Brazil’s central bank').first()).toBeVisible();
  for (const title of [
    'When people get their homes',
    'My chance to have a home by then',
    'Coverage: can the group pay what it owes?',
    'Fund and reserve',
  ]) {
    const figure = page.getByRole('figure').filter({ hasText: title });
    await expect(figure.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Year 10\.0: /);
    await figure.getByText('The figures, year by year').click();
    await expect(figure.getByRole('row')).toHaveCount(21);
  }
  await expect(page.getByRole('img', { name: /^Of 100 groups, / })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await site.expectAccessible();

  // The same page for Portuguese readers.
  await page.goto('/simulador');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(answer(page)).toHaveText(/Em \d+ de 100 grupos/, { timeout: 60_000 });
  await expect(page.locator('main')).toContainText('US$');
  await site.expectAccessible();
});

test('a slider moved by keyboard changes the result, and the link restores it', async ({
  page,
}) => {
  await open(page);
  const before = await answer(page).textContent();
  await slider(page, 'Not paying after getting a home').focus();
  await page.keyboard.press('Home');
  await expect(slider(page, 'Not paying after getting a home')).toHaveAttribute(
    'aria-valuetext',
    'Nobody stops paying after getting a home.',
  );
  await expect(page).toHaveURL(/stop=0/);
  await expect(answer(page)).toHaveText(/^In all 100 groups everybody who stays gets a home/, {
    timeout: 60_000,
  });
  await page.getByText('$650,000').click();
  await expect(page).toHaveURL(/plan=650/);
  await played(page);

  const address = page.url();
  const words = await page.locator('.calculator-answer p').allTextContents();
  await page.goto('/simulator');
  await expect(answer(page)).toHaveText(before ?? '', { timeout: 60_000 });
  await page.goto(address);
  await expect(answer(page)).toHaveText(/^In all 100 groups/, { timeout: 60_000 });
  await played(page);
  expect(await page.locator('.calculator-answer p').allTextContents()).toEqual(words);
});

test('one group is shown as an animation, month by month', async ({ page, site }) => {
  await open(page);
  const film = page.getByRole('region', { name: 'One group as a film' });
  const month = film.getByRole('slider', { name: 'Month of the film' });
  await month.focus();
  await page.keyboard.press('Home');
  await expect(film.getByRole('img')).toHaveAccessibleName(
    'Before the first month all 480 members wait.',
  );
  await page.keyboard.press('ArrowRight');
  await expect(film.getByRole('img')).toHaveAccessibleName(/^Month 1 \(year 1, month 1\): 2 homes/);
  await film.getByRole('button', { name: 'Play' }).click();
  await expect(film.getByRole('img')).toHaveAccessibleName(/^Month [3-9]/);
  await film.getByRole('button', { name: 'Pause' }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(film.getByRole('img')).toHaveAccessibleName(/^Month 240 .* Completion: /);
  const words = await film.getByRole('img').getAttribute('aria-label');
  await film.getByRole('button', { name: 'Next group' }).click();
  await expect(film.getByRole('status')).toHaveText('Group 2 of 100');
  await expect(film.getByRole('img')).not.toHaveAccessibleName(words ?? '');
  await site.expectAccessible();
});

test('a link with invalid parameters still shows groups', async ({ page }) => {
  await open(page, '?leave=abc&bidders=1e99&stop=-4&plan=%00&set=5');
  await expect(answer(page)).toHaveText(/groups/);
  await expect(slider(page, 'Willing to bid')).toHaveValue('10');
});

test('the landing page shows my chance by year at once, and updates with my choices @phone', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const estimator = page.getByRole('region', { name: 'My chance, year by year' });
  const line = (name: string) => estimator.getByRole('row', { name });
  await expect(line('if everybody stays and pays')).toContainText('3%17%44%72%94%');
  await expect(line('as in the simulator’s default')).toContainText('3%21%52%77%96%');
  await expect(estimator).toContainText('In 12 of 100 groups');
  await estimator.getByLabel('Others who bid').selectOption('nobody');
  await expect(line('if everybody stays and pays')).toContainText('5%25%50%75%95%');
  await estimator.getByLabel('What I do').selectOption('50');
  await expect(estimator).toContainText('The bid is $225,024 in cash: your last 96 contributions');
  await estimator.getByRole('link', { name: 'See how a group can go wrong' }).click();
  await expect(page).toHaveURL('/simulator');
  await site.expectAccessible();
});

test('a link with assumptions shows no figures but its own', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  const release = await holdScript(page, APP_SCRIPT);
  const panel = page.locator('.calculator-panel');
  for (const path of ['/simulator', '/simulador']) {
    for (const query of ['', '?utm_source=mail']) {
      await page.goto(path + query, { waitUntil: 'domcontentloaded' });
      await expect(panel).toBeVisible();
    }
    await page.goto(`${path}?exits=3`, { waitUntil: 'domcontentloaded' });
    await expect(panel).toBeHidden();
  }
  release();
  await expect(panel).toBeVisible();
  await page.context().close();
});
