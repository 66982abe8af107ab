import type { TransactionContext } from '#platform/context.ts';
import { defineHandler } from '#platform/handler.ts';
import type { ContributionRow } from './payment-queries.ts';

/** A payment of instalments from the end of the schedule. */
export type PrepaymentRow = ContributionRow;

/** Instalments from the end that are spoken for; payments from the front have to leave them. */
export type KeptInstalments = {
  /** Of a record that is settled and waits for its money. */
  readonly held: number;
  /** At most, while it is not known yet which record that will be. */
  readonly atMost: number;
};

type Tell = (tx: TransactionContext, payment: ContributionRow) => Promise<void>;

/**
 * How a higher feature reacts to instalments that it requested to prepay from the end. A payment's
 * `reference` is the feature's own record.
 */
export type PrepaymentHandler = {
  /** What has to be left unpaid, by membership; nothing for those that are not in the answer. */
  readKept(
    tx: Pick<TransactionContext, 'db'>,
    membershipIds: readonly string[],
  ): Promise<ReadonlyMap<string, KeptInstalments>>;
  /** Locks the feature's own rows and the membership: called before the member's account is locked. */
  lock: Tell;
  /**
   * Whether money that succeeded at that time still pays what it was for; otherwise it is refunded.
   */
  isWanted(tx: TransactionContext, payment: ContributionRow, succeededAt: Date): Promise<boolean>;
  /** Money from the front left fewer instalments unpaid than the calendar does. */
  onPaidAhead(
    tx: TransactionContext,
    of: { membershipId: string; groupId: string; unpaidBefore: number; unpaidAfter: number },
  ): Promise<void>;
  /** A bank is processing it. */
  onStarted: Tell;
  /** It ended without money. */
  onFailed: Tell;
  /** All of it has arrived and is posted. */
  onPaid: Tell;
  /** It came too late and is refunded. */
  onRefused: Tell;
  /** `returnedCents` of it were returned; the instalments are open again. */
  onReturned: Tell;
};

export const prepaymentHandler = defineHandler<PrepaymentHandler>('prepayments');
