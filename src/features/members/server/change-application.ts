import type { ApplicationRow } from '#features/applications/server/application-row.ts';
import {
  editApplication,
  lockApplication,
} from '#features/applications/server/edit-application.ts';
import { readOwnApplication } from '#features/applications/server/own-application.ts';
import { outdateIncomePapers } from '#features/documents/server/remove-documents.ts';
import { hasSeat } from '#features/groups/server/places/has-seat.ts';
import { movePlaces } from '#features/groups/server/places/move-places.ts';
import { readApplicationsOfMembers } from '#features/memberships/server/read-memberships.ts';
import type { PlanId } from '#features/plans/plans.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import type { ProfileChanges } from '../contract.ts';
import { memberErrors } from '../errors.ts';
import { isAdult } from '../rules.ts';

type Change = (tx: TransactionContext, application: ApplicationRow) => Promise<ApplicationRow>;

/** Runs a change on the member's own application, which is locked meanwhile. */
async function changeOwn(context: Context, session: Session, change: Change) {
  const { id } = await readOwnApplication(context, session);
  return inTransaction(context, async (tx) => change(tx, await lockApplication(tx, id)));
}

/** An address in a request is only a claim: it must be the person's own. */
export function requireOwnEmail(session: Session, claimed: string): void {
  if (claimed !== session.email) throw commonErrors.FORBIDDEN();
}

/**
 * Changes the declared income. Papers for another amount prove nothing: the check and the
 * approval start over. The same income again changes nothing; locked once the group has formed.
 */
export function changeIncome(
  context: Context,
  session: Session,
  monthlyIncome: string,
): Promise<ApplicationRow> {
  return changeOwn(context, session, async (tx, application) => {
    if (application.monthlyIncome === monthlyIncome) return application;
    const { mode } = context.payments;
    const [seat] = await readApplicationsOfMembers(tx, [application.id]);
    if (seat || (await hasSeat(tx, { applicationId: application.id, mode }))) {
      throw memberErrors.INCOME_CONFIRMED();
    }
    await outdateIncomePapers(tx, application.id);
    return editApplication(tx, application, {
      monthlyIncome,
      incomeVerificationStatus: 'pending',
      adminNotes: null,
    });
  });
}

/** Changes the credit amount, with the place in a forming group; locked once income is approved. */
export function changeCreditAmount(
  context: Context,
  session: Session,
  preferredPlan: PlanId,
): Promise<ApplicationRow> {
  return changeOwn(context, session, async (tx, application) => {
    if (application.preferredPlan === preferredPlan) return application;
    if (application.adminApprovedIncome) throw memberErrors.CREDIT_AMOUNT_LOCKED();
    const moved = await movePlaces(tx, { applicationId: application.id, planId: preferredPlan });
    if (moved === 'formed') throw memberErrors.GROUP_FORMED();
    return editApplication(tx, application, { preferredPlan });
  });
}

/** Completes the record; fields that are not given stay unchanged. */
export function saveProfile(
  context: Context,
  session: Session,
  changes: ProfileChanges,
): Promise<ApplicationRow> {
  const { monthlyDebt, monthlyRent, phone, ...given } = changes;
  if (given.dateOfBirth && !isAdult(given.dateOfBirth, context.clock.now())) {
    throw memberErrors.TOO_YOUNG().at('dateOfBirth');
  }
  return changeOwn(context, session, (tx, application) =>
    editApplication(tx, application, {
      ...given,
      ...(phone === undefined ? {} : { phone: phone || null }),
      ...(monthlyDebt === undefined ? {} : { monthlyDebtCents: Math.round(monthlyDebt * 100) }),
      ...(monthlyRent === undefined
        ? {}
        : { monthlyRentCents: monthlyRent === null ? null : Math.round(monthlyRent * 100) }),
    }),
  );
}
