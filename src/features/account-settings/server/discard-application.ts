import { recordAudit } from '#features/audit/server/record-audit.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { settingsErrors } from '../errors.ts';
import { readRefusal } from './deletion-refusal.ts';
import { readOwnUser } from './own-user.ts';
import { removeApplication } from './remove-application.ts';

/**
 * Deletes the application with the address of the signed-in person, which a stranger may have sent:
 * its owner can then apply. An application with money stays.
 */
export function discardApplication(context: Context, session: Session): Promise<void> {
  return inTransaction(context, async (tx) => {
    if (!session.isEmailVerified) throw settingsErrors.NO_APPLICATION();
    const user = await readOwnUser(tx, session);
    const refusal = await readRefusal(tx, { ...user, role: 'member' });
    if (refusal) throw settingsErrors.APPLICATION_HAS_MONEY();
    const id = await removeApplication(tx, session.email);
    if (id === undefined) throw settingsErrors.NO_APPLICATION();
    await recordAudit(tx, {
      actor: session,
      action: 'application.discarded',
      subject: { type: 'application', id, label: session.email },
    });
  });
}
