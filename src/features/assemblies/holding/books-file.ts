import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { asciiBytes } from '#features/draws/list-file.ts';
import type { Books, Refund } from './books.ts';

/**
 * The books as deterministic text, whose hash is published with the list. Books of earlier versions
 * have no line with limits.
 */
export function writeBooksFile(
  { group, month }: { readonly group: string; readonly month: number },
  books: Books,
): string {
  const { bidLimits } = books;
  const lines = [
    'books/v1',
    `group ${group}`,
    `month ${month}`,
    `credit ${books.credit}`,
    `available ${books.available}`,
    `awards ${books.awardsMade}`,
    `waiting ${books.waiting}`,
    `refunds ${books.refundsOwed.length}`,
    ...books.refundsOwed.map(refundLine),
    `cancelled ${books.cancelled.length}`,
    ...books.cancelled.map(refundLine),
    `passed-on ${books.bidsPassedOn.length}`,
    ...books.bidsPassedOn.map(String),
    ...(bidLimits ? [`limits ${bidLimits.length}`] : []),
    ...(bidLimits ?? []).map(({ seat, unpaid }) => `${seat} ${unpaid}`),
  ];
  return `${lines.join('\n')}\n`;
}

const refundLine = ({ seat, cents }: Refund) => `${seat} ${cents}`;

/** SHA-256 of the books' text, as in the list's mail and on the page. */
export function hashBooks(of: { group: string; month: number }, books: Books): string {
  return bytesToHex(sha256(asciiBytes(writeBooksFile(of, books))));
}
