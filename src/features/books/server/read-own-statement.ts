import { findMailLocale } from '#features/mails/server/mail-locales.ts';
import { membershipErrors } from '#features/memberships/errors.ts';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { DEFAULT_LOCALE } from '#shared/text/locale.ts';
import type { GroupStatement } from '../contract.ts';
import { exportGroupYear } from './group-year-file.ts';
import { readGroupStatement } from './read-group-statement.ts';

/** The statement of the group of a member's own seat for a month. */
export async function readOwnGroupStatement(
  context: Context,
  session: Session,
  { membershipId, month }: { membershipId: string; month?: string | undefined },
): Promise<GroupStatement> {
  const group = await requireOwnGroup(context, session, membershipId);
  return readGroupStatement(context, { group, month });
}

/** The same for a year, as a file in the member's language. */
export async function exportOwnGroupYear(
  context: Context,
  session: Session,
  { membershipId, year }: { membershipId: string; year: string },
): Promise<Response> {
  const group = await requireOwnGroup(context, session, membershipId);
  const locale = (await findMailLocale(context, session.email)) ?? DEFAULT_LOCALE;
  return exportGroupYear(context, { group, year }, locale);
}

/** Somebody who transferred the seat no longer reads about the group. */
async function requireOwnGroup(
  context: Context,
  { userId }: Session,
  membershipId: string,
): Promise<string> {
  const membership = await readMembership(context, membershipId);
  if (membership?.userId !== userId || membership.heldUntil) {
    throw membershipErrors.MEMBERSHIP_NOT_FOUND();
  }
  return membership.groupId;
}
