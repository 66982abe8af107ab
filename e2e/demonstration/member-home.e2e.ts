import type { Page } from '@playwright/test';
import type { SeatState } from '../../src/features/members/home/seat-state.ts';
import type { PersonaKey } from '../../src/server/demo/personas.ts';
import { expect, test } from '../kit/demo-site.ts';
import { enterAs } from '../kit/personas.ts';
import { findViolations } from '../kit/site.ts';

/** Screenshots for people who look at the pages: SHOTS=/some/folder. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

const SEATS: readonly [PersonaKey, title: RegExp, action: string][] = [
  ['onTime', /Nothing is due this month|This month’s contribution is due/, ''],
  ['inArrears', /A contribution is late/, 'Pay now'],
  ['justWon', /Your seat was selected!/, 'Send your papers'],
  ['buying', /Your home is being bought|Your seat was selected!/, ''],
  ['left', /You have left your group/, 'See your statement'],
];

test.describe.configure({ mode: 'default' });

/** The same page on a phone and on a desktop, without a second visit. */
const SIZES = [1280, 390].map((width) => ({ width, height: 844 }));

for (const [persona, title, action] of SEATS) {
  test(`the first page of ${persona}`, async ({ page }) => {
    test.slow();
    await page.goto('/404');
    await enterAs(page, persona);
    await page.goto('/dashboard');
    const heading = page.getByRole('heading', { level: 1 });
    const bar = page.getByRole('navigation', { name: 'Your pages' });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const isPhone = size.width === 390;
      await expect(heading).toHaveText(title);
      if (action) await expect(page.getByRole('link', { name: action }).first()).toBeVisible();
      if (persona === 'inArrears') {
        const timeline = page.getByRole('region', { name: 'If nothing is paid' });
        await expect(timeline).toContainText('The seat is cancelled');
        await expect(timeline).toContainText('comes back to you');
      }

      await expect(bar).toBeInViewport();
      const barTop = (await bar.boundingBox())?.y ?? 0;
      // The demonstration's own bar is no part of the product.
      const sandbox = (await page.locator('#casa-bar').boundingBox())?.height ?? 0;
      const contentTop = ((await heading.boundingBox())?.y ?? 0) - sandbox;
      expect(contentTop).toBeLessThan(isPhone ? 200 : 260);
      if (isPhone) expect(barTop).toBeGreaterThan(700);
      await expect(page.getByRole('navigation', { name: 'About the program' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Your twenty years' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await shoot(page, `${persona}-${size.width}`);
    }

    await bar.getByRole('link', { name: 'More' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible();
    if (persona === 'justWon') await expect(page.getByText('Your way home')).toBeVisible();
    await page.getByRole('link', { name: /^Account and application/ }).click();
    await expect(page.getByRole('heading', { name: 'Account information' })).toBeVisible();
  });
}

const BY = '2026-12-04';
const AT = '2026-12-15T01:00:00.000Z';
const award = { turn: 'member', by: BY, daysLate: 0 } as const;
const money = { amountCents: 234_400, dueOn: BY };

/** Every state of a seat, its title and its one action. */
const STATES: readonly [SeatState, title: string, action: string][] = [
  [{ kind: 'before', ...money }, 'Your group is about to begin', 'Pay now'],
  [{ kind: 'nothing-due', ...money }, 'Nothing is due this month', 'See the next assembly'],
  [{ kind: 'finished' }, 'Every instalment is paid', 'See your statements'],
  [{ kind: 'due', ...money, chargedOn: null }, 'This month’s contribution is due', 'Pay now'],
  [
    { kind: 'due', ...money, chargedOn: BY },
    'This month’s contribution is due',
    'See your contributions',
  ],
  [
    { kind: 'processing', amountCents: 234_400 },
    'Your bank is working on your payment',
    'See your contributions',
  ],
  [
    {
      kind: 'late',
      amountCents: 234_400,
      since: '2026-11-05',
      endsOn: '2027-02-03',
      pausedUntil: null,
      endsAs: 'handed_back',
    },
    'A contribution is late',
    'Pay now',
  ],
  [{ kind: 'bid-placed', month: 26, heldAt: AT }, 'Your bid is in', 'See your bid'],
  [
    { kind: 'bid-held', instalments: 140, payBy: AT, isStarted: false },
    'Your bid has won: please pay it',
    'Pay your bid',
  ],
  [{ kind: 'credit-held' }, 'Money of your bid came back', 'Pay it again'],
  [{ kind: 'selected', step: 'papers', ...award }, 'Your seat was selected!', 'Send your papers'],
  [
    { kind: 'selected', step: 'home', ...award },
    'Your seat was selected!',
    'Tell us about the home',
  ],
  [{ kind: 'buying', step: 'closing', ...award }, 'Your home is being bought', 'See your way home'],
  [{ kind: 'home-paid', paidOn: BY, next: null }, 'Welcome home', 'See your home'],
  [
    { kind: 'leaving', option: 'cancel', takesEffectAt: AT, isUnconfirmed: false },
    'You have asked to cancel your seat',
    'See it or take it back',
  ],
  [
    { kind: 'left', refund: { state: 'drawn', cents: 2_625_000, place: 2 }, owesCents: 0 },
    'You have left your group',
    'See your statement',
  ],
  [
    { kind: 'left', refund: { state: 'owed', cents: 2_625_000, place: null }, owesCents: 0 },
    'You have left your group',
    'Check your bank details',
  ],
  [{ kind: 'left-before-start' }, 'You have left your group', 'Check your bank details'],
  [
    { kind: 'closed', how: 'handed_back', owesCents: 0 },
    'You handed your award back',
    'See your statement',
  ],
  [
    { kind: 'terminated', owesCents: 40_000_000 },
    'Your membership was terminated',
    'See your statement',
  ],
  [
    { kind: 'completed', owesCents: 52_000 },
    'Your group has completed its 240 months',
    'See your statement',
  ],
];

test('each state of a seat', async ({ page }) => {
  test.slow();
  await page.goto('/404');
  await enterAs(page, 'onTime');
  for (const [state, title, action] of STATES) {
    await page.route('**/api/members/home', async (route) => {
      const response = await route.fetch();
      const home = await response.json();
      home.seats[0].state = state;
      await route.fulfill({ response, json: home });
    });
    await page.goto('/dashboard');
    const heading = page.getByRole('heading', { level: 1 });
    const standing = page.locator('div').filter({ has: heading }).last();
    const next = standing.getByRole('link', { name: action });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(heading).toHaveText(title);
      await expect(next).toBeInViewport();
      await expect(standing.getByRole('link').filter({ hasNotText: 'Talk to us' })).toHaveCount(1);
      const shown = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
      expect(shown).toBeLessThanOrEqual(size.width);
      await shoot(page, `${state.kind}-${size.width}`);
    }
    // The same elements and colors at each width, and beside it the same page for each state.
    expect(await findViolations(page, standing)).toEqual([]);
    await page.unroute('**/api/members/home');
  }
});

test('what is owed reads the same on three pages', async ({ page }) => {
  await page.goto('/404');
  await enterAs(page, 'left');
  const amounts: (string | null)[] = [];
  for (const path of ['/dashboard', '/dashboard/bank-details', '/dashboard/leaving']) {
    await page.goto(path);
    const panel = page.getByRole('region', { name: 'What is owed and what was paid' });
    await expect(panel).toBeVisible();
    amounts.push(await panel.getByRole('list').textContent());
  }
  expect(new Set(amounts).size).toBe(1);
});

test('without a seat the dashboard is as before', async ({ page }) => {
  await page.goto('/404');
  await enterAs(page, 'applicant');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Account information' }).first()).toBeAttached();
});
