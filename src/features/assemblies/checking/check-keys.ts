import type { PublishedKey } from '#features/bids/receipt-keys.ts';
import type { Fetched, Found, HeldAssembly } from './check-step.ts';
import type { CheckTexts } from './check-texts.en.ts';
import { Difference } from './require-same.ts';

/**
 * Checks that published keys signed the receipts, that each new key was announced by the former one
 * or the former is marked as lost, and that no key pinned by the reader is missing.
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

/** Verifies the succession of keys up to the last one that was used. */
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
    // A different predecessor would mean a fork in the chain of keys.
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
