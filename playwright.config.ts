import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS } from './src/testing/browsers/browser.ts';
import { findBrowser } from './src/testing/browsers/find-browser.ts';

// Other tools read this file too (the check for unused code does): they must not fetch a browser.
const isTestRun = /playwright/.test(process.argv[1] ?? '');
const browser = isTestRun ? await findBrowser() : undefined;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/kit/start-site.ts',
  fullyParallel: true,
  forbidOnly: process.env.GATE === '1',
  // A journey often waits for a job. More at once helps only where nobody works beside it.
  workers: process.env.GATE === '1' ? 3 : 2,
  // A test that passes only at a second try has failed.
  retries: 0,
  // Generous, since the gate's machine may be busy: a slow test is not a wrong one.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://localhost:3000',
    locale: 'en-US',
    timezoneId: 'America/Denver',
    // What moves is looked at by people; tests want the page as it comes to rest.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace shows what happened, and takes half of the time: TRACE=1 when one is needed.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: browser
      ? { executablePath: browser.path, args: BROWSER_FLAGS, env: browser.env }
      : {},
  },
  projects: [
    {
      name: 'desktop',
      // To keep the gate short, it runs each journey once; `npm run test:e2e` runs these on both.
      ...(process.env.GATE === '1' ? { grepInvert: /@phone/ } : {}),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    { name: 'phone', grep: /@phone/, use: { ...devices['Pixel 7'] } },
  ],
});
