import { FIRST_RECEIPT, hashReceipt, type Receipt, readReceipt } from '#features/bids/receipt.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import { type CheckDetail, CheckFailure, detail, requireSame } from './check-detail.ts';
import type { Fetched, HeldAssembly } from './check-step.ts';

/**
 * The chain of receipts: signed, numbered without a gap, each naming the one before; and the list has
 * the last bid of every eligible seat. A bid can neither be left out nor exchanged.
 */
export function checkReceipts(assembly: HeldAssembly, isSigned: Fetched['isSigned']): CheckDetail {
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
      throw new CheckFailure(detail('badReceipt', number));
    }
    const receipt = readReceipt(signed.text);
    requireSame(receipt.previous, previous, 'receiptBefore', number);
    requireSame(
      `${receipt.group} ${receipt.month} ${receipt.number}`,
      `${group} ${month} ${number}`,
      'receiptPlace',
      number,
    );
    if (receipt.time >= closesAt) throw new CheckFailure(detail('lateReceipt', number));
    previous = hashReceipt(signed.text);
    // Bids from before a postponement are sealed to a round that was never drawn by.
    if (receipt.time >= since) last.set(receipt.seat, receipt);
  }
  const list = readListFile(assembly.listFile);
  const passedOn = new Set(books.bidsPassedOn);
  const expected = list.active.flatMap((seat) => {
    const receipt = passedOn.has(seat) ? undefined : last.get(seat);
    return receipt ? `${seat} ${receipt.bid}` : [];
  });
  const listed = list.bids.map(({ seat, sha256 }) => `${seat} ${sha256}`);
  requireSame(expected.join(), listed.join(), 'receiptBids');
  return detail(unknown > 0 ? 'receiptsUnverified' : 'receipts', receipts.length);
}
