import { hash } from 'node:crypto';
import type { Entry } from '../entry.ts';

/** An entry with its digest, and the digest by which a repeat is recognised. */
export type SealedEntry = { entry: Entry; digest: string; repeatDigest: string };

export function sealEntry(entry: Entry): SealedEntry {
  const digest = entryDigest(entry);
  if (!entry.isDatedWhenPosted) return { entry, digest, repeatDigest: digest };
  return { entry, digest, repeatDigest: entryDigest({ ...entry, effectiveOn: '' }) };
}

/**
 * The digest of an entry's content in hexadecimal: SHA-256 over its fields, then its legs, a line
 * each. `ledger_digest` in the database computes the same and compares.
 */
function entryDigest(entry: Entry): string {
  const { book, scope, key, kind, subjectId, effectiveOn } = entry;
  let text = `${book}\n${scope}\n${key}\n${kind}\n${subjectId.toLowerCase()}\n${effectiveOn}\n`;
  for (const { account, cents, membershipId } of entry.legs) {
    text += `${account}\t${cents}\t${membershipId?.toLowerCase() ?? ''}\n`;
  }
  return hash('sha256', text, 'hex');
}
