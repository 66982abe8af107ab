import { FIRST_RECEIPT, hashReceipt, type Receipt, readReceipt } from '#features/bids/receipt.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import type { Fetched, HeldAssembly } from './check-step.ts';
import { requireSame } from './require-same.ts';

/**
 * The chain of receipts: signed, numbered without a gap, each naming the one before; and the list has
 * the last bid of every eligible seat. A bid can neither be left out nor exchanged.
 */
export function checkReceipts(assembly: HeldAssembly, isSigned: Fetched['isSigned']): string {
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
      throw new Error(`The signature of receipt ${number} is not true.`);
    }
    const receipt = readReceipt(signed.text);
    requireSame(receipt.previous, previous, `receipt named by receipt ${number}`);
    requireSame(
      `${receipt.group} ${receipt.month} ${receipt.number}`,
      `${group} ${month} ${number}`,
      `place of receipt ${number}`,
    );
    if (receipt.time >= closesAt) throw new Error(`Receipt ${number} is from after the close.`);
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
  requireSame(expected.join(), listed.join(), 'list of bids that follows from the receipts');
  return unknown > 0
    ? `${receipts.length} in one chain; this browser cannot verify their signatures`
    : `${receipts.length} signed, in one chain`;
}
