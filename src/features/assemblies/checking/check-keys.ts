import type { PublishedKey } from '#features/bids/receipt-keys.ts';
import type { Fetched, Found, HeldAssembly } from './check-step.ts';
import type { CheckTexts } from './check-texts.en.ts';
import { Difference } from './require-same.ts';

/**
 * The receipts are signed by published keys; each new key was announced by the former one, or a notice
 * says that the former was lost; and no key is gone that the reader knows.
 */
export function checkKeys(
  { receipts }: HeldAssembly,
  { keys, pinnedKeys = [], isSigned }: Pick<Fetched, 'keys' | 'pinnedKeys' | 'isSigned'>,
  { keys: said }: CheckTexts,
): Found {
  if (!keys) return receipts.length === 0 ? said.noReceipts : { unproven: said.none };
  const published = new Set(keys.map(({ publicKey }) => publicKey));
  const gone = pinnedKeys.find((key) => !published.has(key));
  if (gone !== undefined) throw new Difference(said.pinned(gone));
  const strange = receipts.findIndex(({ publicKey }) => !published.has(publicKey));
  if (strange >= 0) {
    throw new Difference(said.strange(strange + 1, receipts[strange]?.publicKey ?? ''));
  }
  if (receipts.length === 0) return said.noReceipts;
  const used = new Set(receipts.map(({ publicKey }) => publicKey));
  const [notes, isProven] = followKeys(keys, used, isSigned, said);
  const sentence = [said.right([...used].join(', ')), ...notes].join(' ');
  return isProven ? sentence : { unproven: sentence };
}

/** What became of the keys up to the last one that was used. */
function followKeys(
  keys: readonly PublishedKey[],
  used: ReadonlySet<string>,
  isSigned: Fetched['isSigned'],
  said: CheckTexts['keys'],
): [notes: string[], isProven: boolean] {
  const last = keys.findLastIndex(({ publicKey }) => used.has(publicKey));
  const notes: string[] = [];
  let isProven = true;
  for (const [index, { publicKey, since, former, statement, signature }] of keys
    .slice(0, last + 1)
    .entries()) {
    if (!former) continue;
    // A key that follows another than the one before it would be a second line of keys.
    if (keys[index - 1]?.publicKey !== former) throw new Difference(said.forged(publicKey));
    if (!signature || !statement) {
      notes.push(said.lost(publicKey, since));
      continue;
    }
    const isTrue = isSigned({ text: statement, signature, publicKey: former });
    if (isTrue === false || !statement.includes(publicKey)) {
      throw new Difference(said.forged(publicKey));
    }
    if (isTrue === undefined) isProven = false;
    notes.push(isTrue ? said.changed(publicKey, since) : said.unverified);
  }
  return [notes, isProven];
}
