import type { PlanId } from '#features/plans/plans.ts';
import type { TransactionContext } from '#platform/context.ts';
import { defineHandler } from '#platform/handler.ts';

/**
 * How a higher feature reacts to a new application, in the transaction that saves it. Returns the
 * plan in which the applicant already has a place, if any.
 */
export type SubmissionHandler = (
  tx: TransactionContext,
  application: { readonly id: string; readonly email: string },
) => Promise<PlanId | undefined>;

export const submissionHandler = defineHandler<SubmissionHandler>('new applications');
