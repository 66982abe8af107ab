import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './src/testing/browser.ts';

const browser = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/start-site.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://localhost:3000',
    locale: 'en-US',
    timezoneId: 'America/Denver',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: browser.path, args: BROWSER_FLAGS, env: browser.env },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    { name: 'phone', grep: /@phone/, use: { ...devices['Pixel 7'] } },
  ],
});
