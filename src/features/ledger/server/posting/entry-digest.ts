import { hash } from 'node:crypto';
import type { Entry } from '../../entry.ts';

/** An entry with its digest, and the digest that identifies a repeat. */
export type SealedEntry = { entry: Entry; digest: string; repeatDigest: string };

export function sealEntry(entry: Entry): SealedEntry {
  const digest = entryDigest(entry);
  if (!entry.isDatedWhenPosted) return { entry, digest, repeatDigest: digest };
  return { entry, digest, repeatDigest: entryDigest({ ...entry, effectiveOn: '' }) };
}

type Fields = Pick<Entry, 'book' | 'scope' | 'key' | 'kind' | 'subjectId' | 'effectiveOn'>;

/**
 * The digest of an entry's content in hexadecimal: SHA-256 over its fields, then its legs, a line
 * each. `ledger_digest` in the database computes the same and compares.
 */
export function contentDigest(fields: Fields, legs: string): string {
  const { book, scope, key, kind, subjectId, effectiveOn } = fields;
  const head = `${book}\n${scope}\n${key}\n${kind}\n${subjectId.toLowerCase()}\n${effectiveOn}\n`;
  return hash('sha256', head + legs, 'hex');
}

function entryDigest(entry: Entry): string {
  let legs = '';
  for (const { account, cents, membershipId } of entry.legs) {
    legs += `${account}\t${cents}\t${membershipId?.toLowerCase() ?? ''}\n`;
  }
  return contentDigest(entry, legs);
}
