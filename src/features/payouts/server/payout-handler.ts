import type { TransactionContext } from '#platform/context.ts';
import type { PayoutKind } from '../rules.ts';
import type { PayoutRow } from './tables.ts';

/** What a feature does when a payout it asked for was sent, or came back; in the same transaction. */
export type PayoutHandler = {
  /** Locks what is locked before the membership, in the one order of all locks. */
  lockFirst?(tx: TransactionContext, payout: PayoutRow): Promise<void>;
  /** Refuses a payout that must not be sent now. */
  requireSendable?(tx: TransactionContext, payout: PayoutRow): Promise<void>;
  onPaid(tx: TransactionContext, payout: PayoutRow): Promise<void>;
  onReturned?(tx: TransactionContext, payout: PayoutRow): Promise<void>;
};

const handlers = new Map<PayoutKind, PayoutHandler>();

/** Called once, where the server is assembled. */
export function registerPayoutHandlers(
  byKind: Readonly<Partial<Record<PayoutKind, PayoutHandler>>>,
): void {
  for (const [kind, handler] of Object.entries(byKind)) handlers.set(kind as PayoutKind, handler);
}

export const payoutHandlerOf = (kind: PayoutKind): PayoutHandler | undefined => handlers.get(kind);
