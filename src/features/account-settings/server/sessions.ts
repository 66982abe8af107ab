import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { SessionView } from '../contract.ts';
import { settingsErrors } from '../errors.ts';
import { readOwnUser } from './own-user.ts';

/** Where the person is signed in, this browser marked. */
export async function listSessions(
  context: Context,
  session: Session,
  headers: Headers,
): Promise<SessionView[]> {
  const { identityId } = await readOwnUser(context, session);
  const { ownAccount } = context.identity;
  const current = await ownAccount.sessionOf(context.db, headers);
  const sessions = await ownAccount.listSessions(context.db, identityId);
  return sessions.map(({ startedAt, lastSeenAt, ...one }) => ({
    ...one,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: one.id === current,
  }));
}

/** Signs one browser of the person out. */
export async function endSession(
  context: Context,
  session: Session,
  sessionId: string,
): Promise<void> {
  const { identityId } = await readOwnUser(context, session);
  const hasEnded = await context.identity.ownAccount.endSession(context.db, identityId, sessionId);
  if (!hasEnded) throw settingsErrors.SESSION_NOT_FOUND();
}

/** Signs the person out everywhere, or everywhere but in this browser; returns how many ended. */
export async function endSessions(
  context: Context,
  session: Session,
  scope: 'everywhere' | 'elsewhere',
  headers: Headers,
): Promise<number> {
  const { identityId } = await readOwnUser(context, session);
  const { ownAccount } = context.identity;
  if (scope === 'everywhere') return ownAccount.endSessions(context.db, identityId);
  const current = await ownAccount.sessionOf(context.db, headers);
  return ownAccount.endSessions(context.db, identityId, current);
}
