import { FIRST_RECEIPT, hashReceipt, type Receipt, readReceipt } from '#features/bids/receipt.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import type { Fetched, Found, HeldAssembly } from './check-step.ts';
import type { CheckTexts } from './check-texts.en.ts';
import { Difference, requireSame } from './require-same.ts';

/**
 * Checks that the receipts are signed, numbered without gaps and chained, and that the list has the
 * last bid of every eligible seat. So no bid can be omitted or replaced.
 */
export function checkReceipts(
  assembly: HeldAssembly,
  isSigned: Fetched['isSigned'],
  texts: CheckTexts,
): Found {
  const { names, receipts: said } = texts;
  const { receipts, group, month, books, closesAt } = assembly;
  const since = assembly.postponements.at(-1)?.at ?? '';
  const last = new Map<number, Receipt>();
  let previous = FIRST_RECEIPT;
  let unknown = 0;
  for (const [index, signed] of receipts.entries()) {
    const number = index + 1;
    const isTrue = isSigned(signed);
    if (isTrue === undefined) unknown += 1;
    if (isTrue === false) {
      throw new Difference(said.forged(number));
    }
    const receipt = readReceipt(signed.text);
    requireSame(texts, receipt.previous, previous, names.receiptNamedBy(number));
    requireSame(
      texts,
      `${receipt.group} ${receipt.month} ${receipt.number}`,
      `${group} ${month} ${number}`,
      names.placeOfReceipt(number),
    );
    if (receipt.time >= closesAt) throw new Difference(said.late(number));
    previous = hashReceipt(signed.text);
    // Bids from before a postponement are sealed to a round that was not used.
    if (receipt.time >= since) last.set(receipt.seat, receipt);
  }
  const list = readListFile(assembly.listFile);
  const passedOn = new Set(books.bidsPassedOn);
  const expected = list.active.flatMap((seat) => {
    const receipt = passedOn.has(seat) ? undefined : last.get(seat);
    return receipt ? `${seat} ${receipt.bid}` : [];
  });
  const listed = list.bids.map(({ seat, sha256 }) => `${seat} ${sha256}`);
  requireSame(texts, expected.join(), listed.join(), names.bidsByReceipts);
  const { length } = receipts;
  return unknown > 0 ? { unproven: said.unverified(length) } : said.right(length);
}
