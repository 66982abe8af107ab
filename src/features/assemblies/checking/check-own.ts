import { hashReceipt, readReceipt, readReceiptFile } from '#features/bids/receipt.ts';
import { hashListFile } from '#features/draws/list-file.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import { hashBooks } from '../holding/books-file.ts';
import type { Fetched, HeldAssembly } from './check-step.ts';
import type { CheckTexts } from './check-texts.en.ts';

/** The answer to a reader's question; isGood is undefined where the data cannot tell. */
export type OwnAnswer = { readonly isGood: boolean | undefined; readonly sentences: string[] };

/** Finds the hashes in a pasted mail and compares them with what is published now. */
export function checkMail(
  assembly: HeldAssembly,
  pasted: string,
  keys: Fetched['keys'],
  { mail: said }: CheckTexts,
): OwnAnswer {
  const hashes = new Set(pasted.toLowerCase().match(/\b[0-9a-f]{64}\b/g));
  if (hashes.size === 0) return { isGood: undefined, sentences: [said.none] };
  const known = new Map([
    ...(keys ?? []).map(({ publicKey }) => [publicKey, said.key] as const),
    [hashBooks(assembly, assembly.books), said.books] as const,
    [hashListFile(assembly.listFile), said.list] as const,
  ]);
  const unknown = [...hashes].filter((hash) => !known.has(hash));
  return {
    isGood: unknown.length === 0,
    sentences: [
      ...[...hashes].flatMap((hash) => known.get(hash) ?? []),
      ...unknown.map(said.unknown),
    ],
  };
}

/** Looks up a receipt in the published chain, and says whether its bid counts. */
export function checkOwnReceipt(
  assembly: HeldAssembly,
  file: string,
  { keys, isSigned }: Pick<Fetched, 'keys' | 'isSigned'>,
  { receipt: said }: CheckTexts,
): OwnAnswer {
  const no = (sentence: string): OwnAnswer => ({ isGood: false, sentences: [sentence] });
  const yes = (sentence: string): OwnAnswer => ({ isGood: true, sentences: [sentence] });
  const own = readReceiptFile(file);
  if (!own) return no(said.unreadable);
  const { group, month, seat, bid, number, time } = readReceipt(own.text);
  if (group !== assembly.group || month !== assembly.month) return no(said.other);
  if (isSigned(own) === false) return no(said.forged);
  if (keys && !keys.some(({ publicKey }) => publicKey === own.publicKey)) {
    return no(said.strangeKey);
  }
  const hash = hashReceipt(own.text);
  if (!assembly.receipts.some(({ text }) => hashReceipt(text) === hash)) return no(said.missing);
  const list = readListFile(assembly.listFile);
  if (list.bids.some((entry) => entry.seat === seat && entry.sha256 === bid)) {
    return yes(said.counts(seat));
  }
  const later = assembly.receipts
    .map(({ text }) => readReceipt(text))
    .findLast((receipt) => receipt.seat === seat && receipt.number > number);
  if (later) return yes(said.replaced(later.number));
  if (time < (assembly.postponements.at(-1)?.at ?? '')) return yes(said.postponed);
  if (!list.active.includes(seat)) return yes(said.notListed(seat));
  if (assembly.books.bidsPassedOn.includes(seat)) return yes(said.passedOn(seat));
  return no(said.missing);
}

/** Whether a seat is on the list. The reason is private to its holder. */
export function checkSeat(
  { listFile }: Pick<HeldAssembly, 'listFile'>,
  seat: number,
  { seat: said }: CheckTexts,
): OwnAnswer {
  const list = readListFile(listFile);
  if (list.active.includes(seat)) return { isGood: true, sentences: [said.listed(seat)] };
  const sentence = list.cancelled.includes(seat) ? said.cancelled(seat) : said.notListed(seat);
  return { isGood: undefined, sentences: [sentence] };
}
