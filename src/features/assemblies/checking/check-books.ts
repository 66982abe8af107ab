import { readReceipt } from '#features/bids/receipt.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import { hashBooks } from '../holding/books-file.ts';
import type { HeldAssembly } from './check-step.ts';
import type { CheckTexts } from './check-texts.en.ts';
import { Difference, requireSame } from './require-same.ts';

/** Checks that the books match the mailed hash and are consistent with the list. */
export function checkBooks(assembly: HeldAssembly, texts: CheckTexts): string {
  const { books, booksSha256, listFile, receipts } = assembly;
  const { names, books: said } = texts;
  const list = readListFile(listFile);
  const hash = hashBooks(assembly, books);
  if (booksSha256) requireSame(texts, hash, booksSha256, names.booksHash);
  const seatsOf = (rows: readonly { seat: number }[]) => rows.map(({ seat }) => seat).join();
  if (books.bidLimits) {
    requireSame(texts, seatsOf(books.bidLimits), seatsOf(list.bids), names.limits);
  }
  requireSame(texts, seatsOf(books.cancelled), list.cancelled.join(), names.cancelledInBooks);
  const listed = new Set(list.bids.map(({ seat }) => seat));
  const placed = new Set(receipts.map(({ text }) => readReceipt(text).seat));
  const wrong = books.bidsPassedOn.find((seat) => listed.has(seat) || !placed.has(seat));
  if (wrong !== undefined) throw new Difference(said.passedOnWithoutBid(wrong));
  return [
    said.right(hash),
    ...(books.bidsPassedOn.length > 0 ? [said.passedOn(books.bidsPassedOn.join(', '))] : []),
    ...(books.bidLimits || list.bids.length === 0 ? [] : [said.noLimits]),
  ].join(' ');
}
