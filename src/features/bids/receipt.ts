import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { asciiBytes, NO_PREVIOUS } from '#features/draws/list-file.ts';

/** Proof that a sealed bid was received, and of its position in the order. */
export type Receipt = {
  readonly group: string;
  readonly month: number;
  /** Counts the receipts of an assembly from 1. */
  readonly number: number;
  readonly seat: number;
  /** SHA-256 of the sealed file. */
  readonly bid: string;
  /** ISO 8601, UTC. */
  readonly time: string;
  /** Hash of the previous receipt; 64 zeros for the first one. */
  readonly previous: string;
};

export type SignedReceipt = {
  readonly text: string;
  /** Ed25519 over the text. Signature and key are hexadecimal. */
  readonly signature: string;
  readonly publicKey: string;
};

export const FIRST_RECEIPT = NO_PREVIOUS;

export function writeReceipt(receipt: Receipt): string {
  const { group, month, number, seat, bid, time, previous } = receipt;
  return `receipt/v1\ngroup ${group}\nmonth ${month}\nnumber ${number}\nseat ${seat}\nbid ${bid}\ntime ${time}\nprevious ${previous}\n`;
}

/** The value of `previous` in the next receipt. */
export function hashReceipt(text: string): string {
  return bytesToHex(sha256(asciiBytes(text)));
}

/** Parses a receipt; it must be exactly what `writeReceipt` writes. */
export function readReceipt(text: string): Receipt {
  const values = text.split('\n').map((line) => line.slice(line.indexOf(' ') + 1));
  const [, group = '', month, number, seat, bid = '', time = '', previous = ''] = values;
  const receipt = {
    group,
    month: Number(month),
    number: Number(number),
    seat: Number(seat),
    bid,
    time,
    previous,
  };
  if (writeReceipt(receipt) !== text) throw new Error('This is not the text of a receipt.');
  return receipt;
}

/** The file a member downloads: the receipt, then its signature and key, one per line. */
export function writeReceiptFile({ text, signature, publicKey }: SignedReceipt): string {
  return `${text}signature ${signature}\nkey ${publicKey}\n`;
}

/** Parses a receipt file; ignores surrounding text and changed line endings, as in a mail. */
export function readReceiptFile(file: string): SignedReceipt | undefined {
  const lines = file.replaceAll('\r', '').split('\n');
  const start = lines.findIndex((line) => line.trim() === 'receipt/v1');
  const own = lines.slice(start, start + 10).map((line) => line.trim());
  const signature = /^signature ([0-9a-f]{128})$/.exec(own[8] ?? '')?.[1];
  const publicKey = /^key ([0-9a-f]{64})$/.exec(own[9] ?? '')?.[1];
  if (start < 0 || !signature || !publicKey) return undefined;
  const text = `${own.slice(0, 8).join('\n')}\n`;
  try {
    readReceipt(text);
    return { text, signature, publicKey };
  } catch {
    return undefined;
  }
}
