import type { TransactionContext } from '#platform/context.ts';
import type { MembershipStatus } from '../rules.ts';
import type { MembershipRow } from './tables.ts';

/** What a feature above does when memberships begin or change; in the same transaction. */
export type MembershipHandler = {
  /** They were made, in a group that has formed; their deposits are locked. */
  onMade(tx: TransactionContext, made: readonly MembershipRow[]): Promise<void>;
  /** One changed its status; its row is locked. */
  onChanged(
    tx: TransactionContext,
    change: { membership: MembershipRow; to: MembershipStatus },
  ): Promise<void>;
};

let registered: readonly MembershipHandler[] | undefined;

/** Called once, where the server is assembled. */
export function registerMembershipHandlers(handlers: readonly MembershipHandler[]): void {
  registered = handlers;
}

export function membershipHandlers(): readonly MembershipHandler[] {
  if (!registered) throw new Error('no feature takes contributions of memberships');
  return registered;
}
