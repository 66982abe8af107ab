import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** What a draw is made from: who takes part, and which round of which beacon decides. */
export type DrawList = {
  /** Public name of the group: `450-7`, with test money `test-450-7`. */
  readonly group: string;
  readonly month: number;
  /** Version of the cooperative's rules that the draw follows. */
  readonly rules: number;
  /** Chain hash of the beacon, 64 hexadecimal digits. */
  readonly chain: string;
  readonly round: number;
  /** SHA-256 of last month's file, or 64 zeros. */
  readonly previous: string;
  /** Eligible seats. */
  readonly active: readonly number[];
  /** Cancelled seats that were not drawn yet. */
  readonly cancelled: readonly number[];
  /** The last sealed bid of each seat that bids, by the SHA-256 of its file. */
  readonly bids: readonly SealedBidEntry[];
};

export type SealedBidEntry = { readonly seat: number; readonly sha256: string };

/** The previous hash of a group's first list. */
export const NO_PREVIOUS = '0'.repeat(64);

export const GROUP_NAME = /^(?:test-)?[1-9]\d{0,5}-[1-9]\d{0,5}$/;
export const HEX_32_BYTES = /^[0-9a-f]{64}$/;

/** A list that cannot be drawn from; the sentence says which part is wrong. */
export class DrawListError extends Error {
  override readonly name = 'DrawListError';
}

/** The text of the list file; the same list gives the same bytes in whatever order it was built. */
export function writeListFile(list: DrawList): string {
  const active = ascending(list.active);
  const cancelled = ascending(list.cancelled);
  const bids = [...list.bids].sort((a, b) => a.seat - b.seat);
  checkList({ ...list, active, cancelled, bids });
  const lines = [
    'draw/v1',
    `group ${list.group}`,
    `month ${list.month}`,
    `rules ${list.rules}`,
    `chain ${list.chain}`,
    `round ${list.round}`,
    `previous ${list.previous}`,
    `active ${active.length}`,
    ...active.map(String),
    `cancelled ${cancelled.length}`,
    ...cancelled.map(String),
    `bids ${bids.length}`,
    ...bids.map(({ seat, sha256 }) => `${seat} ${sha256}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** SHA-256 of the list file's bytes: what is published before the round. */
export function hashListFile(text: string): string {
  return bytesToHex(sha256(asciiBytes(text)));
}

/** The bytes of an ASCII text; another character is refused, since it has no single encoding. */
export function asciiBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 127) throw new DrawListError(`Character ${index} is not ASCII.`);
    bytes[index] = code;
  }
  return bytes;
}

/** Refuses a list that the file format cannot represent. */
export function checkList(list: DrawList): void {
  const refuse = (sentence: string): never => {
    throw new DrawListError(sentence);
  };
  if (!GROUP_NAME.test(list.group)) refuse('The group is not a name such as 450-7.');
  if (!isCount(list.month, 1, 240)) refuse('The month is not a number from 1 to 240.');
  if (!isCount(list.rules, 1)) refuse('The version of the rules is not a number from 1 on.');
  if (!HEX_32_BYTES.test(list.chain)) refuse('The chain is not 64 hexadecimal digits.');
  if (!isCount(list.round, 1)) refuse('The round is not a number from 1 on.');
  if (!HEX_32_BYTES.test(list.previous)) refuse('The previous hash is not 64 hexadecimal digits.');
  checkSeats(list.active, 'active');
  checkSeats(list.cancelled, 'cancelled');
  const bidders = list.bids.map(({ seat }) => seat);
  checkSeats(bidders, 'bidding');
  const active = new Set(list.active);
  for (const seat of list.cancelled) {
    if (active.has(seat)) refuse(`Seat ${seat} is both active and cancelled.`);
  }
  for (const { seat, sha256 } of list.bids) {
    if (!active.has(seat)) refuse(`Seat ${seat} bids and is not active.`);
    if (!HEX_32_BYTES.test(sha256)) refuse(`The bid of seat ${seat} is not a hash.`);
  }
}

const MAX_SEAT = 1_000_000;

function checkSeats(seats: readonly number[], kind: string): void {
  seats.forEach((seat, index) => {
    if (!isCount(seat, 1, MAX_SEAT)) throw new DrawListError(`${seat} is no ${kind} seat.`);
    const before = seats[index - 1] ?? 0;
    if (seat <= before) {
      throw new DrawListError(`The ${kind} seats are not ascending at seat ${seat}.`);
    }
  });
}

const isCount = (value: number, from: number, to = Number.MAX_SAFE_INTEGER) =>
  Number.isSafeInteger(value) && value >= from && value <= to;

const ascending = (seats: readonly number[]) => [...seats].sort((a, b) => a - b);
