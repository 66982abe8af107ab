import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { PersonaKey } from '../src/server/demo/personas.ts';
import { BROWSER_FLAGS } from '../src/testing/browsers/browser.ts';
import { findBrowser } from '../src/testing/browsers/find-browser.ts';
import { untilHydrated } from '../src/testing/browsers/until-hydrated.ts';
import { startServerProcess } from '../src/testing/servers/server-process.ts';
import { ensureBuilt } from './ensure-built.ts';

const FOLDER = join(import.meta.dirname, '../docs/images');
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

type Picture = {
  name: string;
  persona: PersonaKey;
  /** A page, or the number of a stop of the tour, which opens one. */
  open: string | number;
  isPhone?: boolean;
  /** What is scrolled to the top of the picture. */
  from?: string;
};

/** The main pages, as the demonstration's people see them. */
const PICTURES: readonly Picture[] = [
  { name: 'start-page', persona: 'visitor', open: '/' },
  { name: 'sandbox', persona: 'visitor', open: '/sandbox' },
  { name: 'dashboard', persona: 'onTime', open: '/dashboard' },
  { name: 'contributions', persona: 'onTime', open: 5 },
  { name: 'bid', persona: 'onTime', open: 6 },
  { name: 'draw', persona: 'justWon', open: 7, from: 'figure' },
  { name: 'review', persona: 'admin', open: 3 },
  { name: 'groups', persona: 'admin', open: 4 },
  { name: 'home-phone', persona: 'buying', open: 8, isPhone: true },
];

await ensureBuilt();
const server = await startServerProcess({ DEMO_HISTORY: '1' });
const found = await findBrowser();
const browser = await chromium.launch({
  executablePath: found.path,
  args: BROWSER_FLAGS,
  env: found.env,
});
try {
  mkdirSync(FOLDER, { recursive: true });
  // Names on the command line choose some of them.
  const names = process.argv.slice(2);
  const wanted = PICTURES.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const picture of wanted) await take(picture);
} finally {
  await browser.close();
  await server.stop();
}

async function take(picture: Picture): Promise<void> {
  const { name, isPhone = false, from } = picture;
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: isPhone ? PHONE : DESKTOP,
    reducedMotion: 'reduce',
    timezoneId: 'America/Denver',
  });
  const page = await context.newPage();
  await open(context, page, picture);
  // A page starts its code at a first use; this key does nothing else.
  await page.keyboard.press('Shift');
  await untilHydrated(page);
  // Pages of admins show their heading when the sign-in is confirmed.
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main .animate-spin'));
  await page.waitForLoadState('networkidle');
  if (from)
    await page
      .locator(from)
      .first()
      .evaluate((element) => element.scrollIntoView());
  await page.waitForTimeout(500);
  const file = join(FOLDER, `${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 78, effort: 6 })
    .toFile(file);
  console.log(`${name}.webp  ${Math.round(statSync(file).size / 1024)} KB`);
  await context.close();
}

async function open(context: BrowserContext, page: Page, { persona, open }: Picture) {
  const headers = { origin: server.url };
  const post = (path: string, data: unknown) =>
    context.request.post(path, { data, headers, maxRedirects: 0 });
  const answer =
    typeof open === 'number'
      ? await post('/sandbox/tour', { stop: open })
      : await post('/sandbox/personas', { persona });
  if (answer.status() !== 303) throw new Error(`${open}: ${answer.status()}`);
  const address = typeof open === 'number' ? (answer.headers().location ?? '/') : open;
  // The card of the tour would cover a part of the page.
  await context.clearCookies({ name: 'casa.tour' });
  await page.goto(address);
}
