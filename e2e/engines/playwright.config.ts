import { defineConfig } from '@playwright/test';
import { ENGINES } from './engines.ts';

/** `npm run test:engines` chooses those that are installed. */
export default defineConfig({
  testDir: '.',
  globalSetup: './start-demo.ts',
  testMatch: '**/*.engines.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  reporter: 'list',
  projects: ENGINES.map(({ name }) => ({ name })),
});
