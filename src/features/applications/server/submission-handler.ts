import type { PlanId } from '#features/plans/plans.ts';
import type { TransactionContext } from '#platform/context.ts';

/**
 * How a higher feature reacts to a new application, in the transaction that saves it. Returns the
 * plan in which the applicant already has a place, if there is one.
 */
export type SubmissionHandler = (
  tx: TransactionContext,
  application: { readonly id: string; readonly email: string },
) => Promise<PlanId | undefined>;

let registered: SubmissionHandler | undefined;

/** Called once, where the server is assembled. */
export function registerSubmissionHandler(handler: SubmissionHandler): void {
  registered = handler;
}

export function submissionHandler(): SubmissionHandler {
  if (!registered) throw new Error('no feature handles new applications');
  return registered;
}
