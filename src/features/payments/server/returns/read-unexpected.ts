import type { Executor } from '#db/executor.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import { findNewestUnexpected } from './return-queries.ts';

const SHOWN = 200;

/** The newest unexpected payments of a mode, with what each was meant for. */
export function readUnexpected(db: Executor, mode: PaymentMode) {
  return findNewestUnexpected(db, mode, SHOWN);
}
