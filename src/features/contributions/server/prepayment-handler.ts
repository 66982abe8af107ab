import type { TransactionContext } from '#platform/context.ts';
import type { ContributionRow } from './payment-queries.ts';

/** What a feature above does when instalments it asked to prepay from the end are paid, or were. */
export type PrepaymentHandler = {
  /** All of it is here and stands in the books; `reference` is the feature's own record. */
  onPaid(tx: TransactionContext, payment: ContributionRow): Promise<void>;
  /** `returnedCents` of it went back; the instalments are open again. */
  onReturned(tx: TransactionContext, payment: ContributionRow): Promise<void>;
};

let registered: PrepaymentHandler = { onPaid: async () => {}, onReturned: async () => {} };

/** Called once, where the server is assembled; without it a prepayment is only a prepayment. */
export function registerPrepaymentHandler(handler: PrepaymentHandler): void {
  registered = handler;
}

export const prepaymentHandler = (): PrepaymentHandler => registered;
