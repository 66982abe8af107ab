import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/**
 * Seals what a link says, so that only we can make one: by the first key, while links sealed by older
 * ones stay good. The keys are key objects, because Node makes a key in bytes into one at each use:
 * sealing would take five times as long.
 */
export function sealLink(keys: readonly KeyObject[], said: readonly unknown[]): string {
  const [key] = keys;
  if (!key) throw new Error('there is no key to seal links with');
  return sealBy(key, said).toString('base64url');
}

/** Whether we sealed a link that says this. */
export function isLinkOurs(
  keys: readonly KeyObject[],
  said: readonly unknown[],
  seal: string,
): boolean {
  const given = Buffer.from(seal, 'base64url');
  return keys.some((key) => {
    const expected = sealBy(key, said);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const sealBy = (key: KeyObject, said: readonly unknown[]) =>
  createHmac('sha256', key).update(JSON.stringify(said)).digest();
