import {
  type ServerProcess,
  startServerProcess,
} from '../../src/testing/servers/server-process.ts';
import { LIFTED_LIMITS } from '../../src/testing/setup/lifted-limits.ts';
import { test as base, expect } from './site.ts';

/**
 * The product as it is on its first start, with the recorded history of the demonstration. Loading
 * that takes longer than most tests, so a worker starts it once.
 */
export const test = base.extend<object, { server: ServerProcess }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed.
    async ({}, use) => {
      const server = await startServerProcess({ ...LIFTED_LIMITS, DEMO_HISTORY: '1' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect };
