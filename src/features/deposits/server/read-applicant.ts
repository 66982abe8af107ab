import type { ApplicationRow } from '#features/applications/server/application-row.ts';
import { applicationOfPayLink } from '#features/applications/server/pay-link.ts';
import {
  readApplicationByEmail,
  readApplicationById,
} from '#features/applications/server/read-application.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import { depositErrors } from '../errors.ts';

/** How long an application counts as just submitted. */
const FRESH_MS = 60 * 60 * 1000;

/**
 * The application an anonymous visitor may pay for. Its id, known only to the applicant, works at
 * any time; the address alone works only shortly after submission, so that nobody can find out
 * later whether a person paid. Every refusal is the same.
 */
export async function readApplicantToPay(
  context: Context,
  given: { email: string; applicationId: string | undefined },
): Promise<{ application: ApplicationRow; isOwner: boolean }> {
  const application = await readApplicationByEmail(context, given.email);
  const isOwner = application !== undefined && application.id === given.applicationId;
  const age = application ? context.clock.now().getTime() - application.createdAt.getTime() : 0;
  const isOpen = isOwner || (given.applicationId === undefined && age < FRESH_MS);
  if (!application || !isOpen) throw depositErrors.APPLICATION_REQUIRED();
  return { application, isOwner };
}

/**
 * The application that a link in one of our mails is for; having the link proves access to the
 * mailbox.
 */
export async function readApplicantOfLink(
  context: Context,
  token: string,
): Promise<ApplicationRow> {
  const id = applicationOfPayLink(context, token);
  const application = id && (await readApplicationById(context, id));
  if (!application) throw depositErrors.PAY_LINK_ENDED();
  return application;
}

/** The application of the signed-in person, found by their verified address. */
export async function readOwnApplication(
  context: Context,
  session: Session,
  claimedUserId: string,
): Promise<ApplicationRow> {
  if (claimedUserId !== session.userId) throw commonErrors.FORBIDDEN();
  if (!session.isEmailVerified) throw depositErrors.EMAIL_NOT_VERIFIED();
  const application = await readApplicationByEmail(context, session.email);
  if (!application) throw depositErrors.APPLICATION_REQUIRED();
  return application;
}
