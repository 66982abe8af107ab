import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { applicationErrors } from '../errors.ts';
import type { ApplicationRow } from './application-row.ts';
import { findByEmail } from './queries.ts';

/** An unverified address could be a stranger's. */
export function requireVerifiedEmail({ isEmailVerified }: Session): void {
  if (!isEmailVerified) throw applicationErrors.EMAIL_NOT_VERIFIED();
}

/** The application of the signed-in person; refused until their address is verified. */
export async function readOwnApplication(
  { db }: Pick<Context, 'db'>,
  session: Session,
): Promise<ApplicationRow> {
  requireVerifiedEmail(session);
  const application = await findByEmail(db, session.email);
  if (!application) throw applicationErrors.APPLICATION_REQUIRED();
  return application;
}
