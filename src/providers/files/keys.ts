import { hkdfSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Randomness } from '../randomness/randomness.ts';
import { DEMO_FILE_KEY } from './demo-key.ts';

/** The keys of the stored files: the newest encrypts, all of them decrypt. */
export type FileKeys = {
  readonly current: { readonly version: number; readonly value: Buffer };
  /** All of them, the newest first. */
  readonly newestFirst: readonly Buffer[];
  find(version: number): Buffer | undefined;
  /** Whether the demonstration's public key is among them. */
  readonly hasDemoKey: boolean;
  /** Keys for another purpose, derived from the same secrets; the newest first. */
  derive(purpose: string): Buffer[];
};

/**
 * Parses '1:base64,2:base64': versions 1 to 255, 32 bytes each. Throws a sentence when it is
 * invalid.
 */
export function parseFileKeys(text: string): FileKeys {
  const entries = text.split(',').map((part) => {
    const [version = '', encoded = ''] = part.trim().split(':', 2);
    const value = Buffer.from(encoded, 'base64');
    const isGood = /^\d{1,3}$/.test(version) && Number(version) >= 1 && Number(version) <= 255;
    if (!isGood || value.length !== 32) {
      throw new Error('must be versions with 32 bytes in base64, such as 1:…,2:…');
    }
    return { version: Number(version), value };
  });
  const byVersion = new Map(entries.map(({ version, value }) => [version, value]));
  if (byVersion.size !== entries.length) throw new Error('names a version twice');
  const newestFirst = entries.sort((a, b) => b.version - a.version);
  const [current] = newestFirst;
  if (!current) throw new Error('must name at least one key');
  return {
    current,
    newestFirst: newestFirst.map(({ value }) => value),
    find: (version) => byVersion.get(version),
    hasDemoKey: entries.some(({ value }) => value.toString('base64') === DEMO_FILE_KEY),
    derive: (purpose) =>
      newestFirst.map(({ value }) => Buffer.from(hkdfSync('sha256', value, '', purpose, 32))),
  };
}

/**
 * Writes the keys of a new data folder that starts with the demonstration: the demonstration's key,
 * and a newer one that encrypts whatever is added.
 */
export function writeDemoKeys(path: string, randomness: Randomness): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const own = randomness.bytes(32).toString('base64');
  writeFileSync(path, `1:${DEMO_FILE_KEY},2:${own}`, { mode: 0o600, flag: 'wx' });
}

/**
 * The keys of the evaluation default: generated at the first start and stored in the data folder.
 */
export function loadOrCreateFileKeys(path: string, randomness: Randomness): FileKeys {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const made = `1:${randomness.bytes(32).toString('base64')}`;
    // When two processes start at once, the first one's key is used.
    try {
      writeFileSync(path, made, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return parseFileKeys(readFileSync(path, 'utf8').trim());
}
