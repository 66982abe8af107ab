import type { CooperativeEntry, GroupEntry } from '../../entry.ts';

type Fields = Pick<GroupEntry, 'book' | 'key' | 'kind' | 'subjectId' | 'effectiveOn'>;

/**
 * The cooperative's side of an entry that moves a group's cash at the bank and not at the payment
 * provider: what came to the bank, or below zero what left it.
 */
export function bankEntry(
  { book, key, kind, subjectId, effectiveOn }: Fields,
  cents: number,
): CooperativeEntry {
  return {
    book,
    key,
    kind,
    subjectId,
    effectiveOn,
    scope: 'cooperative',
    legs: [
      { account: 'bank', cents },
      { account: 'provider-balance', cents: -cents },
    ],
  };
}
