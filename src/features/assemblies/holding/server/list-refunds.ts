import type { Executor } from '#db/executor.ts';
import { findFundedRefunds } from './refund-queries.ts';

/** A refund that the fund has reached for: it stands in the group's `refunds-owed`. */
export type OwedRefund = {
  /** Names the refund for ever; the ledger's entry has the key `refund-owed:<id>`. */
  readonly id: string;
  readonly groupId: string;
  readonly membershipId: string;
  readonly seat: number;
  readonly cents: number;
  /** The month of the assembly in which the cancelled seat came up, and since when it is owed. */
  readonly month: number;
  readonly fundedAt: Date;
};

/**
 * Refunds of cancelled seats that are owed to a payout, in the order drawn. Which of them were paid
 * out, the feature that pays knows.
 */
export function listOwedRefunds(
  db: Executor,
  of: { groupId?: string; membershipId?: string } = {},
): Promise<OwedRefund[]> {
  return findFundedRefunds(db, of);
}
