import { sha256 } from '@noble/hashes/sha2.js';
import { asciiBytes } from '#features/draws/list-file.ts';

/** What a bid is bound to: one seat in one assembly, and the round that opens it. */
export type BidSlot = {
  readonly group: string;
  readonly month: number;
  readonly seat: number;
  readonly chain: string;
  readonly round: number;
};

/** Every bid has the same length, so that the length does not reveal the amount. */
export const PLAINTEXT_BYTES = 256;

/** The slot as text. The plaintext contains it, and the file's header contains its hash. */
export function slotText({ group, month, seat, chain, round }: BidSlot): string {
  return `bid/v1\ngroup ${group}\nmonth ${month}\nseat ${seat}\nchain ${chain}\nround ${round}\n`;
}

export function hashSlot(slot: BidSlot): Uint8Array {
  return sha256(asciiBytes(slotText(slot)));
}

/** The plaintext of a bid: slot, number of instalments (0 withdraws the bid), and padding. */
export function writePlaintext(slot: BidSlot, amount: number): Uint8Array {
  const text = `${slotText(slot)}amount ${amount}\n`;
  if (text.length > PLAINTEXT_BYTES) throw new Error('The slot is too long for a bid.');
  if (text.length === PLAINTEXT_BYTES) return asciiBytes(text);
  return asciiBytes(`${text.padEnd(PLAINTEXT_BYTES - 1, ' ')}\n`);
}

export type ReadPlaintext =
  | { readonly amount: number }
  | { readonly problem: 'cannot-be-opened' | 'another-slot' | 'not-whole-instalments' };

/** Parses the plaintext of an opened bid; it must be exactly what `writePlaintext` writes. */
export function readPlaintext(bytes: Uint8Array, slot: BidSlot): ReadPlaintext {
  const text = String.fromCharCode(...bytes.subarray(0, PLAINTEXT_BYTES + 1));
  if (bytes.length !== PLAINTEXT_BYTES || !text.startsWith('bid/v1\n')) {
    return { problem: 'cannot-be-opened' };
  }
  if (!text.startsWith(slotText(slot))) return { problem: 'another-slot' };
  const rest = /^amount ([^\n ]{1,20})\n(?: *\n)?$/.exec(text.slice(slotText(slot).length));
  if (!rest?.[1]) return { problem: 'cannot-be-opened' };
  if (!/^(?:0|[1-9]\d{0,8})$/.test(rest[1])) return { problem: 'not-whole-instalments' };
  return { amount: Number(rest[1]) };
}
