import { bidLimits } from '#features/program-rules/bids.ts';
import { type BidSlot, readPlaintext } from './bid-slot.ts';
import { inspectBid } from './inspect-bid.ts';
import { openFile } from './sealed-file.ts';
import { unlockKey } from './time-lock.ts';

export const VOID_REASONS = [
  'cannot-be-opened',
  'another-slot',
  'below-the-minimum',
  'above-what-is-owed',
  'not-whole-instalments',
] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

/** The result of opening a bid; it is the same for everybody. */
export type Verdict =
  | { readonly status: 'valid'; readonly amount: number }
  | { readonly status: 'withdrawn'; readonly amount: 0 }
  | { readonly status: 'void'; readonly reason: VoidReason; readonly amount: number | null };

/**
 * Opens a bid with the signature of its round and validates it. Never throws. `unpaid` is how many
 * instalments the seat owed at the close; undefined for books of versions without that figure.
 */
export function openBid(
  bytes: Uint8Array,
  slot: BidSlot,
  signature: string,
  unpaid?: number,
): Verdict {
  let plaintext: Uint8Array;
  try {
    const { file, locked } = inspectBid(bytes, slot);
    plaintext = openFile(file, unlockKey(signature, locked));
  } catch {
    return { status: 'void', reason: 'cannot-be-opened', amount: null };
  }
  const read = readPlaintext(plaintext, slot);
  if ('problem' in read) return { status: 'void', reason: read.problem, amount: null };
  return judgeAmount(read.amount, slot.month, unpaid);
}

/** Validates the amount against the limits of the month and what the seat owed. */
function judgeAmount(amount: number, month: number, unpaid: number | undefined): Verdict {
  const { min, max } = bidLimits(month, unpaid);
  if (amount === 0) return { status: 'withdrawn', amount: 0 };
  if (amount < min) return { status: 'void', reason: 'below-the-minimum', amount };
  if (amount > max) return { status: 'void', reason: 'above-what-is-owed', amount };
  return { status: 'valid', amount };
}
