import type { Executor } from '#db/executor.ts';
import { findFundedRefunds } from './refund-queries.ts';

/** A refund that the fund has covered; it is posted in the group's `refunds-owed`. */
export type OwedRefund = {
  /** Permanent; the ledger's entry has the key `refund-owed:<id>`. */
  readonly id: string;
  readonly groupId: string;
  readonly membershipId: string;
  readonly seat: number;
  readonly cents: number;
  /** The month of the assembly that drew the seat, and since when the refund is owed. */
  readonly month: number;
  readonly fundedAt: Date;
};

/**
 * Refunds that the fund has covered, in the order drawn. The feature that pays out knows which of
 * them are paid.
 */
export function listOwedRefunds(
  db: Executor,
  of: { groupId?: string; membershipId?: string } = {},
): Promise<OwedRefund[]> {
  return findFundedRefunds(db, of);
}
