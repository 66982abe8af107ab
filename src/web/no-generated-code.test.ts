import { expect, it, vi } from 'vitest';

it('is known to Zod before its first schema', async () => {
  vi.resetModules();
  vi.stubGlobal('__zod_globalConfig', undefined);
  await import('./no-generated-code.ts');
  const { config } = await import('zod');
  expect(config().jitless).toBe(true);
  vi.unstubAllGlobals();
});
