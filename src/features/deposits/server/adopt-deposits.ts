import type { ApplicationRow } from '#features/applications/server/application-row.ts';
import { editApplication } from '#features/applications/server/edit-application.ts';
import { readApplicationByEmail } from '#features/applications/server/read-application.ts';
import type { PlanId } from '#features/plans/plans.ts';
import type { TransactionContext } from '#platform/context.ts';
import { placeHandler } from './place-handler.ts';
import { adoptPaidDeposits } from './queries.ts';

/**
 * Transfers the paid deposit of a deleted application to a new one with the same address, so that
 * nobody pays twice; returns the plan of its place. Only for somebody who verified the address:
 * anybody can type it, and must not even learn that there is a deposit. An open payment is not
 * transferred, because its secret would reveal parts of a refused card. The place stays in its plan
 * until its owner moves it.
 */
export async function adoptDeposits(
  tx: TransactionContext,
  { id: applicationId, email }: Pick<ApplicationRow, 'id' | 'email'>,
): Promise<PlanId | undefined> {
  const depositIds = await adoptPaidDeposits(tx.db, { applicationId, email });
  if (depositIds.length === 0) return undefined;
  return placeHandler().transferPlaces(tx, { applicationId, depositIds });
}

/**
 * The same when somebody signs in who verified the address of an application, which a stranger
 * could have sent.
 */
export async function adoptAtSignIn(
  tx: TransactionContext,
  { email }: { readonly email: string },
): Promise<void> {
  const application = await readApplicationByEmail(tx, email);
  if (!application) return;
  const plan = await adoptDeposits(tx, application);
  if (plan && plan !== application.preferredPlan) {
    await editApplication(tx, application, { preferredPlan: plan });
  }
}
