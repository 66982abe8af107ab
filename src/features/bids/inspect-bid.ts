import { equalBytes } from '@noble/curves/utils.js';
import { type AgeFile, readAgeFile } from './age-file.ts';
import { type BidSlot, hashSlot, PLAINTEXT_BYTES } from './bid-slot.ts';
import { payloadBytes } from './sealed-file.ts';
import { readLockPoint } from './time-lock.ts';

/** Valid bids are shorter; a longer file is refused before it is parsed. */
export const MAX_BID_BYTES = 1_024;

/** A file that cannot be a bid for this slot; the message says why. */
export class BidFileError extends Error {
  override readonly name = 'BidFileError';
}

export type InspectedBid = { readonly file: AgeFile; readonly locked: Uint8Array };

/** Checks everything about a sealed bid that can be checked without opening it. */
export function inspectBid(bytes: Uint8Array, slot: BidSlot): InspectedBid {
  if (bytes.length > MAX_BID_BYTES) throw new BidFileError('The file is too long for a bid.');
  const file = readFile(bytes);
  const [tlock, bid, ...others] = file.stanzas;
  if (tlock?.type !== 'tlock' || others.length > 0 || (bid && bid.type !== 'bid')) {
    throw new BidFileError('The file has other stanzas than a bid.');
  }
  if (tlock.args.length !== 2 || tlock.args[0] !== String(slot.round)) {
    throw new BidFileError('The file is sealed to another round.');
  }
  if (tlock.args[1] !== slot.chain) throw new BidFileError('The file is sealed to another chain.');
  if (bid) checkSlot(bid, slot);
  if (file.payload.length !== payloadBytes(PLAINTEXT_BYTES)) {
    throw new BidFileError('The content has another length than a bid.');
  }
  try {
    readLockPoint(tlock.body);
  } catch (cause) {
    throw new BidFileError('The file is not sealed to a valid point.', { cause });
  }
  return { file, locked: tlock.body };
}

function readFile(bytes: Uint8Array): AgeFile {
  try {
    return readAgeFile(bytes);
  } catch (cause) {
    throw new BidFileError('The file is not a sealed bid.', { cause });
  }
}

function checkSlot(bid: AgeFile['stanzas'][number], slot: BidSlot): void {
  const expected = `${slot.group} ${slot.month} ${slot.seat}`;
  if (bid.args.join(' ') !== expected || !equalBytes(bid.body, hashSlot(slot))) {
    throw new BidFileError('The file is a bid for another seat, month or group.');
  }
}
