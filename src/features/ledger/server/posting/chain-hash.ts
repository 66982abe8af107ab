import { createHash } from 'node:crypto';

/** The previous hash of the first entry of a scope. */
export const FIRST_HASH = '0'.repeat(64);

/** The next hash of a chain, in hexadecimal; `ledger_next_hash` in the database computes the same. */
export function nextHash(before: string, digest: string, createdAt: Date): string {
  const moment = Buffer.alloc(8);
  moment.writeBigInt64BE(BigInt(createdAt.getTime()));
  return createHash('sha256')
    .update(Buffer.from(before, 'hex'))
    .update(Buffer.from(digest, 'hex'))
    .update(moment)
    .digest('hex');
}
