import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What is written to the console's error stream is a fault nobody looked at: it fails the test. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.restoreAllMocks();
  expect(calls, 'console.error was called').toEqual([]);
});
