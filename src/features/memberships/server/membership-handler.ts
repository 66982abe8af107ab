import type { TransactionContext } from '#platform/context.ts';
import { defineHandlers } from '#platform/handler.ts';
import type { MembershipStatus } from '../rules.ts';
import type { MembershipRow } from './tables.ts';

/** How a higher feature reacts when memberships begin or change, in the same transaction. */
export type MembershipHandler = {
  /** Memberships were created in a formed group; their deposits are locked. */
  onMade(tx: TransactionContext, made: readonly MembershipRow[]): Promise<void>;
  /** A membership changed its status; its row is locked. */
  onChanged(
    tx: TransactionContext,
    change: { membership: MembershipRow; to: MembershipStatus },
  ): Promise<void>;
  /** A member who leaves before the start offers the seat to the next; its row is locked. */
  onLeaving?(tx: TransactionContext, membership: MembershipRow): Promise<void>;
};

export const membershipHandlers = defineHandlers<MembershipHandler>('memberships');
