import { describe, expect, it } from 'vitest';
import { addressIn, reloadable } from './reloadable.ts';

describe('an import that failed', () => {
  it('is retried, and cached once it succeeded', async () => {
    const answers = [() => Promise.reject(new Error('offline')), async () => ({ part: 1 })];
    let calls = 0;
    const load = reloadable(() => (answers[calls++] ?? (() => Promise.reject(new Error())))());
    await expect(load()).rejects.toThrow('offline');
    expect(await load()).toEqual({ part: 1 });
    expect(await load()).toEqual({ part: 1 });
    expect(calls).toBe(2);
  });

  it('is found by the address in the browser’s message', () => {
    const file = 'https://casa.example/assets/toaster-Dys_-CEuj.js';
    for (const message of [
      `Failed to fetch dynamically imported module: ${file}`,
      `error loading dynamically imported module: ${file}`,
      `Failed to fetch dynamically imported module: ${file}?again=2`,
    ]) {
      expect(addressIn(new TypeError(message))).toBe(file);
    }
    expect(addressIn(new TypeError('Importing a module script failed.'))).toBeUndefined();
    expect(addressIn('nothing')).toBeUndefined();
  });
});
