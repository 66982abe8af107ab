import type { PlanId } from '#features/plans/plans.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import { defineHandler } from '#platform/handler.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { NextGroup } from '../contract.ts';

type OfDeposit = { depositId: string };

/**
 * Changes a deposit's place in a group. Registered by the groups feature, which deposits may not
 * import; each function runs in the transaction that locked the deposit.
 */
export type PlaceHandler = {
  /** The deposit is paid: gives it a place, unless it has one. */
  takePlace(
    tx: TransactionContext,
    place: OfDeposit & { planId: PlanId; mode: PaymentMode; applicationId: string },
  ): Promise<unknown>;
  /** The deposit was refunded: frees its place if the group is still forming. */
  releasePlace(tx: TransactionContext, deposit: OfDeposit): Promise<void>;
  /** Whether the deposit has a place in a forming or formed group. */
  hasPlace(tx: TransactionContext, deposit: OfDeposit): Promise<boolean>;
  /** Whether an applicant has a place in a formed group: nobody gets a second one. */
  hasSeat(
    tx: Pick<TransactionContext, 'db'>,
    applicant: { applicationId: string; mode: PaymentMode },
  ): Promise<boolean>;
  /** A deposit that did not count when its group formed counts again. */
  onCountsAgain(tx: TransactionContext, deposit: OfDeposit): Promise<void>;
  /** Transfers the places of deposits to their new application; returns their plan. */
  transferPlaces(
    tx: TransactionContext,
    transfer: { applicationId: string; depositIds: readonly string[] },
  ): Promise<PlanId | undefined>;
  /** The group in which the next paid deposit takes its place. */
  readNextGroup(
    context: Pick<Context, 'db' | 'clock' | 'config'>,
    kind: { planId: PlanId; mode: PaymentMode },
  ): Promise<NextGroup>;
};

export const placeHandler = defineHandler<PlaceHandler>('the places of deposits');
